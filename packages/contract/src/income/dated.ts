import type { CalendarDay } from '../rules/dates';

/** A row in force from a day until the next row of its table. */
export interface Dated {
  readonly effective_from: CalendarDay;
}

/** A non-empty table of dated rows, oldest first. */
export type DatedTable<Row extends Dated> = readonly [Row, ...Row[]];

/** Returns the row in force on a day; the first row for days before the table starts. */
export const inForceOn = <Row extends Dated>(rows: DatedTable<Row>, day: CalendarDay): Row =>
  rows.findLast(({ effective_from }) => effective_from <= day) ?? rows[0];
