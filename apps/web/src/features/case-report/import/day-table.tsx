import type { DayValue } from '@paidang/contract/report';
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
import { number } from '../figure-text';
import { ChangeMark } from './change-mark';

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
