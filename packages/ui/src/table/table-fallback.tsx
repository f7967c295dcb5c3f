import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLabels } from '../locale';
import { Skeleton } from '../skeleton';
import { roles } from './table-roles';

export interface TableEmptyProps extends ComponentPropsWithoutRef<'tr'> {
  /** Number of columns in the table. */
  columns: number;
}

/** Replaces the rows in the body: says what will be here, or has a button that removes the filter. */
export const TableEmpty = forwardRef<HTMLTableRowElement, TableEmptyProps>(function TableEmpty(
  { columns, children, ...props },
  ref,
) {
  return (
    <tr ref={ref} {...roles.row} data-slot="table-empty" {...props}>
      <td {...roles.cell} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
});

const defaultLabels = { label: '載入中' };

export interface TableLoadingProps extends Omit<ComponentPropsWithoutRef<'tbody'>, 'children'> {
  columns: number;
  /** Number of placeholder rows. @default 5 */
  rows?: number;
  /** Read out. @default '載入中' */
  label?: string;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const widths = ['pd:w-3/5', 'pd:w-4/5', 'pd:w-2/5'];

/** A body of placeholder rows during loading; also set `aria-busy` on the `Table`. */
export const TableLoading = forwardRef<HTMLTableSectionElement, TableLoadingProps>(function TableLoading(
  { columns, rows = 5, label, ...props },
  ref,
) {
  const labels = useLabels('tableLoading', defaultLabels);
  return (
    <tbody ref={ref} {...roles.group} data-slot="table-loading" {...props}>
      {range(Math.max(1, rows)).map((row) => (
        <tr key={row} {...roles.row}>
          {range(columns).map((column) => (
            <td key={column} {...roles.cell}>
              {row === 0 && column === 0 ? <span className="pd:sr-only">{label ?? labels.label}</span> : null}
              <Skeleton className={widths[(row + column) % widths.length] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});
