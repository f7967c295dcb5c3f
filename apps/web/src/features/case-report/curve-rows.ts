import type { ReportContent } from '@paidang/contract/entities';
import { labels } from '#labels/case-report';
import type { StepErrors } from '../../step/step-kind';

type Days = ReportContent['curve_perday'];

/** A row of the daily figures as it is being typed. */
export interface CurveRow {
  date: string;
  value: number | null;
}

const isDay = (row: CurveRow): row is Days[number] => row.date !== '' && row.value !== null;

/** Whether only one of its two cells is filled in. An empty row is not: it says nothing. */
export const isHalf = ({ date, value }: CurveRow): boolean => (date === '') !== (value === null);

/** The rows that say something; only these are stored. */
export const completeDays = (rows: readonly CurveRow[]): Days => rows.filter(isDay);

/** What is wrong with a row, cell by cell. */
export interface RowProblems {
  date?: string | undefined;
  value?: string | undefined;
}

/**
 * What is wrong, row by row.
 *
 * @param errors name the days that are stored, so the rows that are incomplete do not count in them; `curve_perday` itself
 *   stands for what is half filled in
 */
export function rowProblems(rows: readonly CurveRow[], errors: StepErrors): RowProblems[] {
  let stored = -1;
  return rows.map((row) => {
    if (isDay(row)) {
      stored += 1;
      return { date: errors[`curve_perday.${stored}.date`], value: errors[`curve_perday.${stored}.value`] };
    }
    if (!isHalf(row) || !errors.curve_perday) return {};
    return row.date === '' ? { date: labels.form.dateMissing } : { value: labels.form.valueMissing };
  });
}
