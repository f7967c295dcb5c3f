import { polling } from '@paidang/contract/limits';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

type PageKey<Key extends readonly unknown[]> = readonly [...key: Key, page: number];

const pageKey =
  <Key extends readonly unknown[]>(key: Key) =>
  (index: number): PageKey<Key> => [...key, index + 1];

/** Cache key of a list in numbered pages, to refresh it from elsewhere. */
export const numberedPagesKey = (key: readonly unknown[]): string => unstable_serialize(pageKey(key));

/** A list of the server in numbered pages, up to the page the user has loaded. */
export function useNumberedPages<Row, Meta extends { last_page: number }>(
  key: readonly unknown[],
  fetchPage: (page: number) => Promise<{ data: Row[]; meta: Meta }>,
) {
  const { data, error, size, setSize, isLoading, mutate } = useSWRInfinite(
    pageKey(key),
    (args) => fetchPage(Number(args.at(-1))),
    { keepPreviousData: true, refreshInterval: polling },
  );
  const first = data?.[0];
  return {
    rows: data?.flatMap((page) => page.data),
    meta: first?.meta,
    hasFailed: error !== undefined && !data,
    isLoading,
    hasMore: first !== undefined && data !== undefined && data.length < first.meta.last_page,
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}
