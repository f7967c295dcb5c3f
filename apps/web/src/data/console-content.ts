import type { ContentRecord } from '@paidang/contract/entities';
import { platformContentRoutes } from '@paidang/contract/routes';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { ApiError } from './errors';
import { useResource } from './resource';

const key = 'console-content';
const listKey = (kind: ContentKind) => [key, 'list', kind] as const;

/** Number of records of each kind. */
export const useContentKinds = () =>
  useResource([key, 'kinds'], async () => (await request(platformContentRoutes.kinds)).data);

/** The records of a kind, in display order. */
export const useContentList = (kind: ContentKind) =>
  useResource(listKey(kind), async () => (await request(platformContentRoutes.list, { params: { kind } })).data);

/** The versions of a record, newest first. */
export const useContentVersions = ({ kind, uuid, version }: ContentRecord) =>
  useResource(
    [key, 'versions', uuid, version],
    async () => (await request(platformContentRoutes.versions, { params: { kind, record: uuid } })).data,
    { keepPreviousData: true },
  );

/** Token for preview links. It is valid for a day, longer than a page usually stays open, so it is not refreshed. */
export const usePreviewToken = () =>
  useResource(
    [key, 'preview'],
    async () => (await request(platformContentRoutes.linkPreview, { handles: 'all' })).data.token,
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );

/** Content as held by a form; the server validates it against the schema of its kind. */
export type ContentForm = Readonly<Record<string, unknown>>;

/** The moves for the records of a kind. Callers show errors. */
export function useContentMoves(kind: ContentKind) {
  const { mutate } = useSWRConfig();
  const refreshCounts = () => mutate([key, 'kinds']);
  const keepList = (next: (records: readonly ContentRecord[]) => ContentRecord[]) =>
    mutate<ContentRecord[]>(listKey(kind), (records = []) => next(records), { revalidate: false });
  const keep = async ({ data }: { data: ContentRecord }): Promise<ContentRecord> => {
    await keepList((records) =>
      records.some(({ uuid }) => uuid === data.uuid)
        ? records.map((record) => (record.uuid === data.uuid ? data : record))
        : [...records, data],
    );
    void refreshCounts();
    return data;
  };
  const at = ({ uuid }: ContentRecord) => ({ kind, record: uuid });
  return {
    create: async (content: ContentForm) =>
      keep(
        await request(platformContentRoutes.create, {
          params: { kind },
          body: { content: { ...content } },
          handles: 'all',
        }),
      ),
    /** @param version the version the content is based on */
    save: async (record: ContentRecord, content: ContentForm, version: number) =>
      keep(
        await request(platformContentRoutes.save, {
          params: at(record),
          body: { content: { ...content }, version },
          handles: 'all',
        }),
      ),
    publish: async (record: ContentRecord) =>
      keep(
        await request(platformContentRoutes.publish, {
          params: at(record),
          body: { version: record.version },
          handles: 'all',
        }),
      ),
    restore: async (record: ContentRecord, restored: number) =>
      keep(
        await request(platformContentRoutes.restore, {
          params: at(record),
          body: { version: record.version, restored },
          handles: 'all',
        }),
      ),
    activate: async (record: ContentRecord, active: boolean) => {
      await keepList((records) => records.map((one) => (one.uuid === record.uuid ? { ...one, active } : one)));
      try {
        await keep(await request(platformContentRoutes.activate, { params: at(record), body: { active } }));
      } catch {
        await mutate(listKey(kind));
      }
    },
    /** @param ordered the records in their new order */
    move: async (record: ContentRecord, ordered: readonly ContentRecord[]) => {
      await keepList(() => [...ordered]);
      const next = ordered[ordered.findIndex(({ uuid }) => uuid === record.uuid) + 1];
      try {
        const { data } = await request(platformContentRoutes.move, {
          params: at(record),
          body: { before: next?.uuid ?? null },
        });
        await keepList(() => data);
      } catch {
        await mutate(listKey(kind));
      }
    },
    remove: async (record: ContentRecord) => {
      await request(platformContentRoutes.remove, { params: at(record), handles: 'all' });
      await keepList((records) => records.filter(({ uuid }) => uuid !== record.uuid));
      void refreshCounts();
    },
  };
}

/** Stores a picture for the site. The form shows errors. */
export const uploadContentPicture = async (
  file: File,
  settings: { onProgress?: (ratio: number) => void; signal?: AbortSignal } = {},
) => (await request(platformContentRoutes.addPicture, { body: {}, files: { file }, handles: 'all', ...settings })).data;

/** The newer record that a save conflicted with; `null` if the save was refused for another reason. */
export function newerRecordOf(error: unknown): ContentRecord | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as ContentRecord) : null;
}
