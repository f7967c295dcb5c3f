import type { ReportContent } from '@paidang/contract/entities';
import { labels } from '#labels/case-report';
import type { StepErrors } from '../../step/step-kind';

type Days = ReportContent['curve_perday'];

/** A row of the daily figures while it is being edited. */
export interface CurveRow {
  date: string;
  value: number | null;
}

const isDay = (row: CurveRow): row is Days[number] => row.date !== '' && row.value !== null;

/** Whether exactly one of the two cells is filled in. */
export const isHalf = ({ date, value }: CurveRow): boolean => (date === '') !== (value === null);

/** Rows with both cells filled in; only these are stored. */
export const completeDays = (rows: readonly CurveRow[]): Days => rows.filter(isDay);

/** Problems of a row, per cell. */
export interface RowProblems {
  date?: string | undefined;
  value?: string | undefined;
}

/**
 * Problems of each row.
 *
 * @param errors are indexed by stored day, so incomplete rows are not counted; the key `curve_perday` itself
 *   applies to half-filled rows
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
