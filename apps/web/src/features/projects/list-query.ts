import type { ProjectStatus } from '@paidang/contract/entities';
import { type TaskType, taskTypes } from '@paidang/contract/vocabulary';
import { type SortDirection, type SortValue, sortRows } from '@paidang/ui/table';
import { useAddressParams } from '../../shared/use-address-params';
import type { ProjectRow } from './project-rows';

export const projectTabs = ['all', 'active', 'inviting', 'closed', 'archived'] as const;
export type ProjectTab = (typeof projectTabs)[number];
export const projectTurns = ['all', 'you', 'other'] as const;
export const projectSorts = ['date', 'updated', 'name', 'partner', 'fee'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** State of the list in the address. */
export interface ListQuery {
  tab: ProjectTab;
  search: string;
  type: TaskType | 'all';
  turn: (typeof projectTurns)[number];
  sort: ProjectSort;
  /** Whether the column's default direction is reversed. */
  isReversed: boolean;
  /** Starting at 1. */
  page: number;
}

export const pageSize = 50;

const members: Record<Exclude<ProjectTab, 'all' | 'archived'>, readonly ProjectStatus[]> = {
  active: ['active', 'reporting'],
  inviting: ['building', 'inviting'],
  closed: ['closed', 'cancelled'],
};

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback;

const defaults: ListQuery = {
  tab: 'all',
  search: '',
  type: 'all',
  turn: 'all',
  sort: 'date',
  isReversed: false,
  page: 1,
};

/** Parses the query; invalid values fall back to defaults. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page'));
  return {
    tab: oneOf(projectTabs, search.get('tab'), defaults.tab),
    search: search.get('q') ?? '',
    type: oneOf(['all', ...taskTypes], search.get('type'), defaults.type),
    turn: oneOf(projectTurns, search.get('turn'), defaults.turn),
    sort: oneOf(projectSorts, search.get('sort'), defaults.sort),
    isReversed: search.get('order') === 'reversed',
    page: Number.isSafeInteger(page) && page > 0 ? page : defaults.page,
  };
}

/** Address parameters of the query; default values are left out. */
export function listAddress(query: ListQuery): URLSearchParams {
  const fields = {
    tab: query.tab === defaults.tab ? '' : query.tab,
    q: query.search,
    type: query.type === defaults.type ? '' : query.type,
    turn: query.turn === defaults.turn ? '' : query.turn,
    sort: query.sort === defaults.sort ? '' : query.sort,
    order: query.isReversed ? 'reversed' : '',
    page: query.page === defaults.page ? '' : String(query.page),
  };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
}

export function inTab({ project }: ProjectRow, tab: ProjectTab): boolean {
  if (tab === 'archived' || project.is_archived) return tab === 'archived' && project.is_archived;
  return tab === 'all' || members[tab].includes(project.status);
}

interface Order {
  by: (row: ProjectRow, partner: (row: ProjectRow) => string) => SortValue;
  first: Exclude<SortDirection, 'none'>;
}

const orders: Record<ProjectSort, Order> = {
  date: { by: (row) => (row.due ? row.day : null), first: 'ascending' },
  updated: { by: (row) => new Date(row.updatedAt), first: 'descending' },
  name: { by: (row) => row.project.name, first: 'ascending' },
  partner: { by: (row, partner) => partner(row), first: 'ascending' },
  fee: { by: (row) => row.fee, first: 'descending' },
};

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** Current sort direction of a column. */
export const directionOf = ({ sort, isReversed }: ListQuery, column: ProjectSort): SortDirection =>
  sort !== column ? 'none' : isReversed ? opposite[orders[column].first] : orders[column].first;

export const firstDirection = (column: ProjectSort): Exclude<SortDirection, 'none'> => orders[column].first;

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

/** The rows that match a query, in its order, across all pages. */
export function selectRows(
  rows: readonly ProjectRow[],
  query: ListQuery,
  partner: (row: ProjectRow) => string,
): readonly ProjectRow[] {
  const wanted = query.search.trim().toLowerCase();
  const { type, turn, sort } = query;
  const found = rows
    .filter((row) => inTab(row, query.tab))
    .filter((row) => type === 'all' || row.types.includes(type))
    .filter((row) => turn === 'all' || row.whoseTurn === turn)
    .filter((row) => wanted === '' || words(row).includes(wanted));
  return sortRows(found, directionOf(query, sort), (row) => orders[sort].by(row, partner));
}

/** List state kept in the address, so that it can be shared and gone back to. */
export function useListQuery() {
  const [search, setSearch] = useAddressParams();
  const query = readListQuery(search);
  const change = (changes: Partial<ListQuery>) =>
    setSearch(listAddress({ ...query, page: 1, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const isFiltered = query.search.trim() !== '' || query.type !== 'all' || query.turn !== 'all';
  return { query, change, isFiltered, clear: () => change({ search: '', type: 'all', turn: 'all' }) };
}
