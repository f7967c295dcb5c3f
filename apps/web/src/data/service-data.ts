import type { ServiceData } from '@paidang/contract/entities';
import { serviceDataRoutes } from '@paidang/contract/routes';
import type { MaskedField, ServicePictureKind } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { open, request } from './api';
import type { DataOf, RequestOf } from './call-types';
import { useResource } from './resource';

export type ServiceDataChange = Omit<RequestOf<typeof serviceDataRoutes.save>['body'], 'revision'>;
/** Fields as they are, after the proof. */
export type RevealedFields = DataOf<typeof serviceDataRoutes.reveal>;

const keys = { data: ['service-data'] as const, looks: ['service-data', 'looks'] as const };

/** Who the caller is and where their money goes, masked. What goes wrong is shown by whoever asks. */
export function useServiceData() {
  const resource = useResource(keys.data, async () => (await request(serviceDataRoutes.view)).data, {
    revalidateOnFocus: false,
  });
  const { mutate } = useSWRConfig();
  const keep = async (data: ServiceData): Promise<ServiceData> => {
    await resource.keep(data);
    return data;
  };
  /** What was shown is on the list of looks. */
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
    /** @param password absent for those who have none and have just signed in */
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
    /** The picture itself: its link works once, so it is fetched here and nowhere else. */
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

/** The picture behind a link that works once: link and cookie are the proof. */
export async function fetchPicture(path: string): Promise<Blob> {
  const response = await open({ method: 'GET', path, access: 'guest' }, { handles: 'all' });
  return response.blob();
}

/** Who saw service data whole, latest first. */
export const useServiceDataLooks = () =>
  useResource(keys.looks, async () => (await request(serviceDataRoutes.looks)).data);
