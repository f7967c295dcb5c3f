import type { ProjectStatus } from '@paidang/contract/entities';
import { type TaskType, taskTypes } from '@paidang/contract/vocabulary';
import { useSearchParams } from 'react-router-dom';
import type { ProjectRow } from './project-rows';

export const projectTabs = ['all', 'active', 'inviting', 'closed'] as const;
export type ProjectTab = (typeof projectTabs)[number];
export const projectSorts = ['date', 'updated', 'name'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** What the address says about the list. */
export interface ListQuery {
  tab: ProjectTab;
  search: string;
  type: TaskType | 'all';
  sort: ProjectSort;
}

const members: Record<ProjectTab, readonly ProjectStatus[]> = {
  all: ['building', 'inviting', 'active', 'reporting', 'closed', 'cancelled'],
  active: ['active', 'reporting'],
  inviting: ['building', 'inviting'],
  closed: ['closed', 'cancelled'],
};

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback;

/** Reads the query; whatever makes no sense falls back. */
export const readListQuery = (search: URLSearchParams, tab: ProjectTab): ListQuery => ({
  tab: oneOf(projectTabs, search.get('tab'), tab),
  search: search.get('q') ?? '',
  type: oneOf(['all', ...taskTypes], search.get('type'), 'all'),
  sort: oneOf(projectSorts, search.get('sort'), 'date'),
});

export const inTab = (row: ProjectRow, tab: ProjectTab): boolean => members[tab].includes(row.project.status);

const collator = new Intl.Collator('zh-Hant-TW');

const orders: Record<ProjectSort, (one: ProjectRow, other: ProjectRow) => number> = {
  date: (one, other) => one.day.localeCompare(other.day),
  updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  name: (one, other) => collator.compare(one.project.name, other.project.name),
};

const words = ({ project }: ProjectRow): string =>
  [
    project.name,
    project.brand,
    project.product,
    project.vendor.name,
    project.vendor.company_name,
    ...project.tasks.flatMap((task) => [task.title, task.creator?.name ?? '', task.creator?.company_name ?? '']),
  ]
    .join('\n')
    .toLowerCase();

/** The rows a query asks for, in its order. */
export function selectRows(rows: readonly ProjectRow[], query: ListQuery): ProjectRow[] {
  const wanted = query.search.trim().toLowerCase();
  const type = query.type;
  return rows
    .filter((row) => inTab(row, query.tab))
    .filter((row) => type === 'all' || row.types.includes(type))
    .filter((row) => wanted === '' || words(row).includes(wanted))
    .sort(orders[query.sort]);
}

const names = { tab: 'tab', search: 'q', type: 'type', sort: 'sort' } as const;

/** Filters live in the address, so that a list can be shared and gone back to. */
export function useListQuery(defaultTab: ProjectTab) {
  const [search, setSearch] = useSearchParams();
  const query = readListQuery(search, defaultTab);
  const defaults: ListQuery = { tab: defaultTab, search: '', type: 'all', sort: 'date' };

  const change = (changes: Partial<ListQuery>) =>
    setSearch(
      (current) => {
        for (const key of Object.keys(changes) as (keyof ListQuery)[]) {
          const value = changes[key] ?? defaults[key];
          if (value === defaults[key]) current.delete(names[key]);
          else current.set(names[key], value);
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  const isFiltered = query.search.trim() !== '' || query.type !== 'all';
  return { query, change, isFiltered, clear: () => change({ search: '', type: 'all' }) };
}
