export { nextSort, type SortDirection } from './next-sort';
export { type SortValue, sortRows } from './sort-rows';
export {
  Table,
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableFoot,
  type TableFootProps,
  TableHead,
  type TableHeadProps,
  type TableProps,
  TableRow,
  type TableRowProps,
  TableScroll,
  type TableScrollProps,
} from './table';
export {
  TableCell,
  type TableCellProps,
  TableGroup,
  type TableGroupProps,
  TableRowHeader,
  type TableRowHeaderProps,
} from './table-cell';
export { TableEmpty, type TableEmptyProps, TableLoading, type TableLoadingProps } from './table-fallback';
export { TableHeader, type TableHeaderProps } from './table-header';
export { type TableSort, type TableSortStart, useTableSort } from './use-table-sort';
