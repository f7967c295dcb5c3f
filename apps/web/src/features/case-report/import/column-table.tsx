import { type FigureName, type Figures, figureOf, isGiven } from '@paidang/contract/report';
import type { ImportedColumn } from '@paidang/contract/report-import';
import { Select } from '@paidang/ui/select';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import { labels as words } from '#labels/report-import';
import { figureText } from '../figure-text';
import { ChangeMark } from './change-mark';

const none = 'none';

export interface ColumnTableProps {
  caption: string;
  columns: readonly ImportedColumn[];
  /** Figures that columns can be mapped to. */
  figures: readonly FigureName[];
  /** Current values of the form. */
  now: Figures;
  /** The file's values for the chosen post; `null` until one is chosen. */
  next: Figures | null;
  onMap: (header: string, figure: FigureName | null) => void;
}

/** The file's columns: which figure each is mapped to, and what that changes. */
export function ColumnTable({ caption, columns, figures, now, next, onMap }: ColumnTableProps) {
  const options = [
    { value: none, label: words.skip },
    ...figures.map((name) => ({ value: name, label: figureOf(name).title })),
  ];
  return (
    <Table flush>
      <TableCaption visuallyHidden>{caption}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.column}</TableHeader>
          <TableHeader>{words.target}</TableHeader>
          <TableHeader align="end">{words.now}</TableHeader>
          <TableHeader align="end">{words.next}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map(({ header, figure }) => (
          <TableRow key={header}>
            <TableRowHeader className="[overflow-wrap:anywhere]">{header}</TableRowHeader>
            <TableCell label={words.target}>
              <Select
                size="sm"
                className="w-44 max-w-full"
                aria-label={words.targetOf(header)}
                options={options}
                value={figure ?? none}
                onValueChange={(value) => onMap(header, figures.find((name) => name === value) ?? null)}
              />
            </TableCell>
            <TableCell label={words.now} align="end">
              {figure ? figureText(figure, now[figure]) || <span className="text-ink-3">{words.empty}</span> : null}
            </TableCell>
            <TableCell label={words.next} align="end">
              {figure ? <Next figure={figure} now={now} next={next} /> : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface NextProps extends Pick<ColumnTableProps, 'now' | 'next'> {
  figure: FigureName;
}

function Next({ figure, now, next }: NextProps) {
  if (!next) return <span className="text-ink-3">—</span>;
  const value = next[figure];
  if (!isGiven(value)) return <span className="text-ink-3">{words.missing}</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <ChangeMark before={now[figure] ?? null} after={value} />
      <b className="font-medium">{figureText(figure, value)}</b>
    </span>
  );
}
