import { polling } from '@paidang/contract/limits';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

interface CursorPage<Row, Cursor, Meta extends { next: Cursor | null }> {
  data: Row[];
  meta: Meta;
}

/** Cache key of a cursor-paginated list, to refresh it from elsewhere. */
export const cursorPagesKey = (key: readonly unknown[]): string => unstable_serialize(() => [...key, null]);

/**
 * A cursor-paginated list of the server.
 *
 * @param fetchPage fetches the page after a cursor, the first page without one
 */
export function useCursorPages<Row, Cursor, Meta extends { next: Cursor | null }>(
  key: readonly unknown[],
  fetchPage: (cursor: Cursor | undefined) => Promise<CursorPage<Row, Cursor, Meta>>,
) {
  const { data, error, size, setSize, isLoading, mutate } = useSWRInfinite(
    (index: number, previous: CursorPage<Row, Cursor, Meta> | null) => {
      if (index > 0 && (previous?.meta.next ?? null) === null) return null;
      return [...key, previous?.meta.next ?? null] as const;
    },
    (args) => fetchPage((args.at(-1) as Cursor | null) ?? undefined),
    { keepPreviousData: true, refreshInterval: polling },
  );
  const last = data?.at(-1);
  return {
    rows: data?.flatMap((page) => page.data),
    meta: data?.[0]?.meta,
    hasFailed: error !== undefined && !data,
    isLoading,
    hasMore: last !== undefined && last.meta.next !== null,
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}
