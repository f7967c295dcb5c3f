import type { FoundCreator } from '@paidang/contract/entities';
import { creatorListRoutes, creatorRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { request } from './api';
import type { RequestOf } from './client';
import { isProjectKey } from './projects';
import { useResource } from './resource';

/** Filters and order of a search. */
export type CreatorSearch = NonNullable<Omit<RequestOf<typeof creatorRoutes.find>['query'] & object, 'cursor'>>;
export type CreatorInvitationInput = RequestOf<typeof creatorRoutes.invite>['body'];

const keys = {
  found: 'creators-found',
  facets: 'creator-facets',
  compared: 'creators-compared',
  one: 'creator',
  onePublic: 'public-creator',
  lists: 'creator-lists',
} as const;

/** Matching creators, in pages. A new search keeps the previous rows until its own have loaded. */
export function useCreators(search: CreatorSearch) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (index, before: { meta: { next: string | null } } | null) =>
      index > 0 && !before?.meta.next ? null : ([keys.found, search, before?.meta.next ?? null] as const),
    ([, search, cursor]) =>
      request(creatorRoutes.find, { query: cursor ? { ...search, cursor } : search, handles: 'all' }),
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const pages = data ?? [];
  const last = pages.at(-1)?.meta;
  // Rows may move between pages while the user loads more: deduplicate.
  const rows = new Map<string, FoundCreator>();
  for (const page of pages) for (const row of page.data) rows.set(row.uuid, row);
  return {
    /** `undefined` until the first page has loaded. */
    rows: data ? [...rows.values()] : undefined,
    total: last?.total ?? 0,
    isMoreThanTotal: last?.has_more_than_total ?? false,
    error: error as unknown,
    /** The displayed rows belong to an earlier search. */
    isStale: isLoading && data !== undefined,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: Boolean(last?.next),
    loadMore: () => setSize(pages.length + 1),
    refresh: () => mutate(),
  };
}

/** Number of creators for each filter option. */
export const useCreatorFacets = ({ sort: _, ...filter }: CreatorSearch) =>
  useResource(
    [keys.facets, filter] as const,
    async () => (await request(creatorRoutes.facets, { query: filter, handles: 'all' })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  );

/** The cards of up to four creators, without those no longer published. */
export const useComparison = (ids: readonly string[]) =>
  useResource(
    ids.length > 0 ? ([keys.compared, ids] as const) : null,
    async () => (await request(creatorRoutes.compare, { query: { ids: [...ids] }, handles: 'all' })).data,
    { keepPreviousData: true },
  );

/** A card as a vendor sees it; the page shows errors. */
export const useCreatorForVendors = (creator: string) =>
  useResource(
    [keys.one, creator] as const,
    async () => (await request(creatorRoutes.get, { params: { creator }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** The public view of a card, if its owner published one. */
export const usePublicCreator = (creator: string) =>
  useResource(
    [keys.onePublic, creator] as const,
    async () => (await request(creatorRoutes.getPublic, { params: { creator }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** The vendor's own lists of creators. */
export const useCreatorLists = () =>
  useResource([keys.lists] as const, async () => (await request(creatorListRoutes.list)).data);

/** The creators on a list, with notes. */
export const useCreatorList = (list: string) =>
  useResource(
    [keys.lists, list] as const,
    async () => (await request(creatorListRoutes.get, { params: { list }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** Whether a key holds data about list membership, searches excepted. */
const isListKey = (key: unknown): boolean => {
  const [name] = Array.isArray(key) ? key : [];
  return name === keys.lists || name === keys.one || name === keys.compared;
};

/** SWR caches the pages of a search together, under a serialized key. */
const isSearchKey = (key: string): boolean => key.includes(`"${keys.found}"`) && key.startsWith('$inf$');

interface FoundPage {
  data: FoundCreator[];
}

/** Changes lists and sends invitations. Callers show errors. */
export function useCreatorMoves() {
  const { mutate, cache } = useSWRConfig();
  const handles = 'all' as const;

  /** Refreshes lists and cards. Search rows are updated in place instead, so that rows do not move while being read. */
  const then = async <Data>(answer: Promise<{ data: Data }>, marked?: (row: FoundCreator) => FoundCreator) => {
    const { data } = await answer;
    const mark = (pages: FoundPage[] | undefined) =>
      pages?.map((page) => ({ ...page, data: marked ? page.data.map(marked) : page.data }));
    const searches = marked ? [...cache.keys()].filter(isSearchKey) : [];
    await Promise.all([
      ...searches.map((key) => mutate<FoundPage[]>(key, mark, { revalidate: false })),
      mutate(isListKey),
    ]);
    return data;
  };
  const on = (list: string, creator: string) => (row: FoundCreator) =>
    row.uuid === creator ? { ...row, lists: [...new Set([...row.lists, list])] } : row;
  const off = (list: string, creator?: string) => (row: FoundCreator) =>
    creator === undefined || row.uuid === creator ? { ...row, lists: row.lists.filter((one) => one !== list) } : row;

  return {
    createList: (name: string, idempotencyKey: string) =>
      then(request(creatorListRoutes.create, { body: { name }, idempotencyKey, handles })),
    renameList: (list: string, name: string) =>
      then(request(creatorListRoutes.rename, { params: { list }, body: { name }, handles })),
    removeList: (list: string) => then(request(creatorListRoutes.remove, { params: { list }, handles }), off(list)),
    /** Adds a creator to a list, or sets their note there. */
    put: (list: string, creator: string, note?: string) =>
      then(
        request(creatorListRoutes.put, {
          params: { list, creator },
          body: note === undefined ? {} : { note },
          handles,
        }),
        on(list, creator),
      ),
    take: (list: string, creator: string) =>
      then(request(creatorListRoutes.take, { params: { list, creator }, handles }), off(list, creator)),
    invite: async (creator: string, body: CreatorInvitationInput, idempotencyKey: string) => {
      const { data } = await request(creatorRoutes.invite, { params: { creator }, body, idempotencyKey, handles });
      await mutate(isProjectKey);
      return data;
    },
  };
}
