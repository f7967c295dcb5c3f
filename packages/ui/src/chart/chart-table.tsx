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
  /** Header of the first column, then of each other column. */
  columns: readonly string[];
  /** The name of the row, then its values; `null` is missing. */
  rows: readonly (readonly [name: string, ...values: (string | null)[]])[];
}

interface ChartTableProps extends ChartTableData {
  title: string;
  missing: string;
}

/** The data of a chart as a table, for users who read it rather than see it. */
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

/** Two rows may have the same name. */
const keyOf = (name: string, row: number) => `${row}:${name}`;
