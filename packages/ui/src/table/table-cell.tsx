import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { roles } from './table-roles';

export interface TableCellProps extends Omit<ComponentPropsWithoutRef<'td'>, 'align'> {
  /** Column name, shown next to the value in a card. Without one the value takes the card's full width. */
  label?: string;
  /** `end` for numbers: they are aligned and don't wrap. @default 'start' */
  align?: 'start' | 'end';
}

/** One value. */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(
  { label, align = 'start', children, ...props },
  ref,
) {
  return (
    <td ref={ref} {...roles.cell} data-slot="table-cell" data-label={label} data-align={align} {...props}>
      {/* A single box next to the label, however many elements the value has. */}
      {label === undefined ? children : <div>{children}</div>}
    </td>
  );
});

export type TableRowHeaderProps = Omit<ComponentPropsWithoutRef<'th'>, 'align' | 'scope'>;

/** Header of the row; the title of its card. */
export const TableRowHeader = forwardRef<HTMLTableCellElement, TableRowHeaderProps>(
  function TableRowHeader(props, ref) {
    return <th ref={ref} {...roles.rowHeader} scope="row" data-slot="table-row-header" {...props} />;
  },
);

export interface TableGroupProps extends Omit<ComponentPropsWithoutRef<'tr'>, 'align'> {
  /** Number of columns in the table. */
  columns: number;
}

/** Heading of a group: the first row of its `TableBody`. */
export const TableGroup = forwardRef<HTMLTableRowElement, TableGroupProps>(function TableGroup(
  { columns, children, ...props },
  ref,
) {
  return (
    <tr ref={ref} {...roles.row} data-slot="table-group" {...props}>
      <th {...roles.rowHeader} scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  );
});
