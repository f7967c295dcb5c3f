import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { nextSort, type SortDirection } from './next-sort';
import { roles } from './table-roles';

interface HeaderBase extends Omit<ComponentPropsWithoutRef<'th'>, 'align' | 'scope' | 'aria-sort'> {
  /** `end` above numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Sort direction of the first press; `descending` suits numbers and dates. @default 'ascending' */
  firstSort?: 'ascending' | 'descending';
}

interface Sortable {
  /** Current sort direction of the column. */
  sort: SortDirection;
  /** Called with the next direction: the first direction, the opposite, then none. */
  onSortChange: (next: SortDirection) => void;
}

interface NotSortable {
  sort?: never;
  onSortChange?: never;
}

export type TableHeaderProps = HeaderBase & (Sortable | NotSortable);

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** Header of a column; with `sort`, a button that sorts by it. */
export const TableHeader = forwardRef<HTMLTableCellElement, TableHeaderProps>(function TableHeader(
  { align = 'start', sort, onSortChange, firstSort = 'ascending', children, ...props },
  ref,
) {
  const Icon = icons[sort ?? 'none'] ?? icons.none;
  return (
    <th
      ref={ref}
      {...roles.columnHeader}
      scope="col"
      data-slot="table-header"
      data-align={align}
      aria-sort={sort}
      {...props}
    >
      {sort ? (
        <button
          type="button"
          data-slot="table-sort"
          className="pd-sort"
          onClick={() => onSortChange(nextSort(sort, firstSort))}
        >
          {children}
          <Icon size={12} strokeWidth={2.25} aria-hidden="true" />
        </button>
      ) : (
        children
      )}
    </th>
  );
});
