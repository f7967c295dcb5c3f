import type { PerformanceFilter, PerformanceOrder, SpreadsheetFormat } from '@paidang/contract/calls';
import { performanceRoutes } from '@paidang/contract/routes';
import useSWRInfinite from 'swr/infinite';
import { open, request } from './api';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

/** Results of the vendor's closed projects. A new filter keeps the previous figures until its own have loaded. */
export const usePerformance = (filter: PerformanceFilter) =>
  useResource(
    ['performance', filter] as const,
    async () => (await request(performanceRoutes.overview, { query: filter })).data,
    { keepPreviousData: true },
  );

/** The same by creator, platform, month or project, in pages. */
export function usePerformanceRows(filter: PerformanceFilter, order: PerformanceOrder) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (index) => ['performance-rows', filter, order, index + 1] as const,
    async ([, filter, order, page]) => ({
      // Rows of the previous grouping stay until the new ones have loaded, so they carry their grouping.
      group: order.group,
      ...(await request(performanceRoutes.rows, { query: { ...filter, ...order, page } })),
    }),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const pages = data ?? [];
  const [first] = pages;
  return {
    group: first?.group ?? order.group,
    /** `undefined` until the first page has loaded. */
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

/** All reports that match the filter, as a file. */
export const performanceFile = (filter: PerformanceFilter, format: SpreadsheetFormat) =>
  fileFromResponse(
    open(performanceRoutes.export, { query: { ...filter, format }, handles: 'all' }),
    `performance.${format}`,
  );
