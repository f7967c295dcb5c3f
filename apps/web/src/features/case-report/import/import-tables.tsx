import {
  type DayValue,
  type FigureName,
  type Figures,
  type FigureValue,
  figureOf,
  isGiven,
} from '@paidang/contract/report';
import type { ImportedColumn } from '@paidang/contract/report-import';
import { Badge } from '@paidang/ui/badge';
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
  TableScroll,
} from '@paidang/ui/table';
import { labels as words } from '#labels/report-import';
import { figureText, number } from '../figure-text';

/** Shows whether an imported value is new, unchanged, or replaces another. */
function ChangeMark({ before, after }: { before: FigureValue | null; after: FigureValue }) {
  if (before === null) return <span className="text-13 text-ink-3">{words.adds}</span>;
  if (before === after) return <span className="text-13 text-ink-3">{words.same}</span>;
  return <Badge tone="warning">{words.replaces}</Badge>;
}

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

export interface DayTableProps {
  days: readonly DayValue[];
  /** Current values of the form, by date. */
  now: ReadonlyMap<string, number>;
}

/** The file's days and what they change. */
export function DayTable({ days, now }: DayTableProps) {
  return (
    <TableScroll label={words.days} className="max-h-80">
      <Table cards={false}>
        <TableCaption visuallyHidden>{words.days}</TableCaption>
        <TableHead sticky>
          <TableRow>
            <TableHeader>{words.date}</TableHeader>
            <TableHeader align="end">{words.now}</TableHeader>
            <TableHeader align="end">{words.next}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ date, value }) => {
            const before = now.get(date) ?? null;
            return (
              <TableRow key={date}>
                <TableRowHeader>{date.replaceAll('-', '/')}</TableRowHeader>
                <TableCell align="end">
                  {before === null ? <span className="text-ink-3">{words.empty}</span> : number(before)}
                </TableCell>
                <TableCell align="end">
                  <span className="inline-flex items-center gap-2">
                    <ChangeMark before={before} after={value} />
                    <b className="font-medium">{number(value)}</b>
                  </span>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableScroll>
  );
}
