import type { FoundCreator } from '@paidang/contract/entities';
import { creatorListRoutes, creatorRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { request } from './api';
import type { RequestOf } from './call-types';
import { isProjectKey } from './projects';
import { useResource } from './resource';

/** What is searched for, and in which order. */
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

/** Creators who fit, page by page. Another search keeps the earlier rows until its own are there. */
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
  // Rows may move between two pages while somebody reads on.
  const rows = new Map<string, FoundCreator>();
  for (const page of pages) for (const row of page.data) rows.set(row.uuid, row);
  return {
    /** Nothing until the first page has come. */
    rows: data ? [...rows.values()] : undefined,
    total: last?.total ?? 0,
    isMoreThanTotal: last?.has_more_than_total ?? false,
    error: error as unknown,
    /** What is shown belongs to an earlier search. */
    isStale: isLoading && data !== undefined,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: Boolean(last?.next),
    loadMore: () => setSize(pages.length + 1),
    refresh: () => mutate(),
  };
}

/** How many fit each choice of the filters. */
export const useCreatorFacets = ({ sort: _, ...filter }: CreatorSearch) =>
  useResource(
    [keys.facets, filter] as const,
    async () => (await request(creatorRoutes.facets, { query: filter, handles: 'all' })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  );

/** The cards of up to four creators; who is no longer published is not among them. */
export const useComparison = (ids: readonly string[]) =>
  useResource(
    ids.length > 0 ? ([keys.compared, ids] as const) : null,
    async () => (await request(creatorRoutes.compare, { query: { ids: [...ids] }, handles: 'all' })).data,
    { keepPreviousData: true },
  );

/** A card as a vendor sees it; the page says what went wrong. */
export const useCreatorForVendors = (creator: string) =>
  useResource(
    [keys.one, creator] as const,
    async () => (await request(creatorRoutes.get, { params: { creator }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** A card as everybody sees it, where its owner wants that. */
export const usePublicCreator = (creator: string) =>
  useResource(
    [keys.onePublic, creator] as const,
    async () => (await request(creatorRoutes.getPublic, { params: { creator }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** The vendor's own lists of creators. */
export const useCreatorLists = () =>
  useResource([keys.lists] as const, async () => (await request(creatorListRoutes.list)).data);

/** Who is on a list, with notes. */
export const useCreatorList = (list: string) =>
  useResource(
    [keys.lists, list] as const,
    async () => (await request(creatorListRoutes.get, { params: { list }, handles: 'all' })).data,
    { shouldRetryOnError: false },
  );

/** Anything but the search that says who is on which list. */
const isOfLists = (key: unknown): boolean => {
  const [name] = Array.isArray(key) ? key : [];
  return name === keys.lists || name === keys.one || name === keys.compared;
};

/** Pages of a search are cached together under a text of their own. */
const isSearch = (key: string): boolean => key.includes(`"${keys.found}"`) && key.startsWith('$inf$');

interface FoundPage {
  data: FoundCreator[];
}

/** Lists, and invitations. The caller shows what went wrong. */
export function useCreatorMoves() {
  const { mutate, cache } = useSWRConfig();
  const handles = 'all' as const;

  /** Refreshes what says so, and marks the rows of every search in place: nothing moves under the reader. */
  const then = async <Data>(answer: Promise<{ data: Data }>, marked?: (row: FoundCreator) => FoundCreator) => {
    const { data } = await answer;
    const mark = (pages: FoundPage[] | undefined) =>
      pages?.map((page) => ({ ...page, data: marked ? page.data.map(marked) : page.data }));
    const searches = marked ? [...cache.keys()].filter(isSearch) : [];
    await Promise.all([
      ...searches.map((key) => mutate<FoundPage[]>(key, mark, { revalidate: false })),
      mutate(isOfLists),
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
    /** Onto a list; with a note, what is written about them there. */
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
