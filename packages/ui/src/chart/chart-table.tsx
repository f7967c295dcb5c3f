import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '../table';

export interface ChartTableData {
  /** Name of the first column, then of each of the others. */
  columns: readonly string[];
  /** First the row's name, then its values; null is missing. */
  rows: readonly (readonly [name: string, ...values: (string | null)[]])[];
}

interface ChartTableProps extends ChartTableData {
  title: string;
  missing: string;
}

/** The figures of a chart, for those who read them rather than look at them. */
export function ChartTable({ title, columns, rows, missing }: ChartTableProps) {
  return (
    <TableScroll label={title} style={{ maxHeight: 320 }}>
      <Table cards={false}>
        <TableCaption visuallyHidden>{title}</TableCaption>
        <TableHead sticky>
          <TableRow>
            {columns.map((column, index) => (
              <TableHeader key={column} align={index === 0 ? 'start' : 'end'}>
                {column}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values], row) => (
            <TableRow key={keyOf(name, row)}>
              <TableRowHeader>{name}</TableRowHeader>
              {columns.slice(1).map((column, index) => (
                <TableCell key={column} align="end">
                  {values[index] ?? <span className="pd:text-ink-3">{missing}</span>}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

/** Two rows may have one name. */
const keyOf = (name: string, row: number) => `${row}:${name}`;
