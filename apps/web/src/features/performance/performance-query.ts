import type { PerformanceFilter, PerformanceOrder } from '@paidang/contract/calls';
import { paths } from '@paidang/contract/pages';
import { type PerformanceSort, performanceGroups, performanceMonth, performanceSorts } from '@paidang/contract/report';
import { useMemo } from 'react';
import { useAddressParams } from '../../shared/use-address-params';

const filterNames = ['creator', 'platform', 'project', 'from', 'to'] as const;
const directions = ['ascending', 'descending'] as const;
export const defaultOrder: PerformanceOrder = { group: 'creator', sort: 'spend', direction: 'descending' };

/** Default direction of a column: names ascending, figures descending. */
export const firstDirection = (sort: PerformanceSort): PerformanceOrder['direction'] =>
  sort === 'name' ? 'ascending' : 'descending';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const anyText = /./;
const makesSense: Record<(typeof filterNames)[number], RegExp> = {
  creator: uuid,
  platform: anyText,
  project: uuid,
  from: performanceMonth,
  to: performanceMonth,
};

/** State of the page in the address. */
export interface PerformanceQuery {
  filter: PerformanceFilter;
  order: PerformanceOrder;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback;

/** Parses the query; invalid values are ignored. */
const readPerformanceQuery = (search: URLSearchParams): PerformanceQuery => ({
  filter: Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value && makesSense[name].test(value) ? [[name, value]] : [];
    }),
  ),
  order: {
    group: oneOf(performanceGroups, search.get('group'), defaultOrder.group),
    sort: oneOf(performanceSorts, search.get('sort'), defaultOrder.sort),
    direction: oneOf(directions, search.get('direction'), defaultOrder.direction),
  },
});

/** The address of the page with this query; default values are left out. */
export function performanceAddress({ filter, order }: PerformanceQuery): string {
  const search = new URLSearchParams();
  for (const name of filterNames) if (filter[name]) search.set(name, filter[name]);
  for (const name of ['group', 'sort', 'direction'] as const) {
    if (order[name] !== defaultOrder[name]) search.set(name, order[name]);
  }
  return search.size > 0 ? `${paths.performance}?${search}` : paths.performance;
}

/** Filters, grouping and order kept in the address, so that they survive sharing, reloading and going back. */
export function usePerformanceQuery() {
  const [search, setSearch] = useAddressParams();
  const query = useMemo(() => readPerformanceQuery(search), [search]);
  const go = (next: PerformanceQuery) =>
    setSearch(new URL(performanceAddress(next), window.location.origin).searchParams, { preventScrollReset: true });
  return {
    ...query,
    isFiltered: Object.keys(query.filter).length > 0,
    setFilter: (filter: PerformanceFilter) => go({ ...query, filter }),
    setOrder: (order: Partial<PerformanceOrder>) => go({ ...query, order: { ...query.order, ...order } }),
  };
}
