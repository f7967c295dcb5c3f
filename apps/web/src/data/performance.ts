import type { PerformanceFilter, PerformanceOrder, SpreadsheetFormat } from '@paidang/contract/calls';
import { performanceRoutes } from '@paidang/contract/routes';
import useSWRInfinite from 'swr/infinite';
import { open, request } from './api';
import { useResource } from './resource';
import { named } from './version-files';

/** What the vendor's closed projects have come to. Another filter keeps the earlier figures until its own are there. */
export const usePerformance = (filter: PerformanceFilter) =>
  useResource(
    ['performance', filter] as const,
    async () => (await request(performanceRoutes.overview, { query: filter })).data,
    { keepPreviousData: true },
  );

/** The same by creator, platform, month or project, page by page. */
export function usePerformanceRows(filter: PerformanceFilter, order: PerformanceOrder) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (index) => ['performance-rows', filter, order, index + 1] as const,
    async ([, filter, order, page]) => ({
      // Rows of an earlier grouping stay until the new ones are there: what they are goes with them.
      group: order.group,
      ...(await request(performanceRoutes.rows, { query: { ...filter, ...order, page } })),
    }),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const pages = data ?? [];
  const [first] = pages;
  return {
    group: first?.group ?? order.group,
    /** Nothing until the first page has come. */
    rows: data ? pages.flatMap((page) => page.data) : undefined,
    total: first?.meta.total ?? 0,
    hasFailed: error !== undefined,
    isLoading,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: first !== undefined && pages.length < first.meta.last_page,
    loadMore: () => setSize(pages.length + 1),
    refresh: () => mutate(),
  };
}

/** Every report the filter leaves, as a file. */
export const performanceFile = (filter: PerformanceFilter, format: SpreadsheetFormat) =>
  named(open(performanceRoutes.export, { query: { ...filter, format }, handles: 'all' }), `performance.${format}`);
