import type { CalendarDay } from '../rules/dates';

/** Something that holds from a day on, until the next row of its table. */
export interface Dated {
  readonly effective_from: CalendarDay;
}

/** A table of dated rows, oldest first, that has at least one. */
export type DatedTable<Row extends Dated> = readonly [Row, ...Row[]];

/** The row in force on a day; before the first day of the table, the first row. */
export const inForceOn = <Row extends Dated>(rows: DatedTable<Row>, day: CalendarDay): Row =>
  rows.findLast(({ effective_from }) => effective_from <= day) ?? rows[0];
