import type { ServiceData } from '@paidang/contract/entities';
import { serviceDataRoutes } from '@paidang/contract/routes';
import type { MaskedField, ServicePictureKind } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { open, request } from './api';
import type { DataOf, RequestOf } from './client';
import { useResource } from './resource';

export type ServiceDataChange = Omit<RequestOf<typeof serviceDataRoutes.save>['body'], 'revision'>;
/** Unmasked fields, available after proving identity. */
export type RevealedFields = DataOf<typeof serviceDataRoutes.reveal>;

const keys = { data: ['service-data'] as const, looks: ['service-data', 'looks'] as const };

/** The caller's identity and bank details, masked. Callers show errors. */
export function useServiceData() {
  const resource = useResource(keys.data, async () => (await request(serviceDataRoutes.view)).data, {
    revalidateOnFocus: false,
  });
  const { mutate } = useSWRConfig();
  const keep = async (data: ServiceData): Promise<ServiceData> => {
    await resource.keep(data);
    return data;
  };
  /** Revealed data is recorded in the list of looks: refresh it. */
  const afterLook = <Shown>(shown: Shown): Shown => {
    void mutate(keys.looks);
    return shown;
  };

  return {
    data: resource.data,
    error: resource.error,
    refresh: resource.refresh,
    save: async (change: ServiceDataChange, revision: number) =>
      keep((await request(serviceDataRoutes.save, { body: { ...change, revision }, handles: 'all' })).data),
    /** @param password omitted by users who have none and have just signed in */
    reveal: async (fields: MaskedField[], password?: string): Promise<RevealedFields> =>
      afterLook((await request(serviceDataRoutes.reveal, { body: { fields, password }, handles: 'all' })).data),
    addPicture: async (
      kind: ServicePictureKind,
      file: File,
      settings: { onProgress: (ratio: number) => void; signal: AbortSignal },
    ) =>
      keep(
        (await request(serviceDataRoutes.addPicture, { body: { kind }, files: { file }, handles: 'all', ...settings }))
          .data,
      ),
    removePicture: async (picture: string) =>
      keep((await request(serviceDataRoutes.removePicture, { params: { picture }, handles: 'all' })).data),
    /** Returns the picture itself: its link works only once, so it must be fetched here. */
    openPicture: async (picture: string, password?: string): Promise<Blob> => {
      const { data } = await request(serviceDataRoutes.linkPicture, {
        params: { picture },
        body: { password },
        handles: 'all',
      });
      return afterLook(await fetchPicture(data.path));
    },
  };
}

export type ServiceDataActions = ReturnType<typeof useServiceData>;

/** Fetches the picture of a single-use link; link and cookie authorize the request. */
export async function fetchPicture(path: string): Promise<Blob> {
  const response = await open({ method: 'GET', path, access: 'guest' }, { handles: 'all' });
  return response.blob();
}

/** Who viewed the unmasked service data, latest first. */
export const useServiceDataLooks = () =>
  useResource(keys.looks, async () => (await request(serviceDataRoutes.looks)).data);
