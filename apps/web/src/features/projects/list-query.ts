import type { ProjectStatus } from '@paidang/contract/entities';
import { type TaskType, taskTypes } from '@paidang/contract/vocabulary';
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
