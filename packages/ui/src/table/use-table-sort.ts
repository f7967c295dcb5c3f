import { useMemo, useState } from 'react';
import { useLocale } from '../locale';
import type { SortDirection } from './next-sort';
import { type SortValue, sortRows } from './sort-rows';

/** What `useTableSort` returns: the sorted rows and the props of the headers. */
export interface TableSort<Row, Column extends string> {
  rows: readonly Row[];
  column: Column | null;
  direction: SortDirection;
  /** Props of the column's `TableHeader`. */
  header: (column: Column) => { sort: SortDirection; onSortChange: (next: SortDirection) => void };
}

/** Initial sorting of a table. */
export interface TableSortStart<Column extends string> {
  column: Column;
  direction: Exclude<SortDirection, 'none'>;
}

/**
 * Sorts rows that are all loaded, by one column at a time. Rows loaded page by page are sorted by the server instead.
 *
 * @param columns the value each column is sorted by; define it outside the component.
 * @example
 * const sort = useTableSort(rows, { name: (row) => row.name, views: (row) => row.views });
 * <TableHeader {...sort.header('views')} firstSort="descending">觀看</TableHeader>
 */
export function useTableSort<Row, Column extends string>(
  rows: readonly Row[],
  columns: Record<Column, (row: Row) => SortValue>,
  start?: TableSortStart<Column>,
): TableSort<Row, Column> {
  const [{ column, direction }, setSort] = useState<{ column: Column | null; direction: SortDirection }>(
    start ?? { column: null, direction: 'none' },
  );
  const locale = useLocale();
  const sorted = useMemo(
    () => (column === null ? rows : sortRows(rows, direction, columns[column], locale)),
    [rows, columns, column, direction, locale],
  );
  return {
    rows: sorted,
    column,
    direction,
    header: (name) => ({
      sort: name === column ? direction : 'none',
      onSortChange: (next) => setSort({ column: name, direction: next }),
    }),
  };
}
