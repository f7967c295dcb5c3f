import { columnsOf, dateAt, type OfColumns, type ScheduleColumn, type ScheduleDates, withDate } from './schedule';
import { addWorkingDays, subtractWorkingDays, workingDaysBetween } from './working-days';

/** How many working days before going online each date usually is. Copy is written while the video is edited. */
const workingDaysAhead: Record<ScheduleColumn, number> = {
  'outline.except_date': 26,
  'outline.except_deadline': 24,
  'draft.except_date': 21,
  'draft.except_deadline': 19,
  'video.shoot_date': 14,
  'video.except_a_copy_date': 9,
  'video.review_a_copy_date': 7,
  'video.except_b_copy_date': 4,
  'video.review_b_copy_date': 2,
  'copywriting.except_date': 7,
  'copywriting.except_deadline': 4,
  'works_upload.except_date': 0,
};

export interface SchedulePlan {
  readonly dates: ScheduleDates;
  /** Whether there is less time than usual, so that the dates were moved closer together. */
  readonly isTight: boolean;
}

/**
 * Plans the dates of everything not done yet, counting back in working days from the day of going online. None is before
 * today; if there is less time than usual, all distances shrink proportionally.
 *
 * @example planSchedule(emptySchedule(['outline', 'works_upload']), '2027-08-20', { today: '2027-07-01', done: {} })
 */
export function planSchedule(
  dates: ScheduleDates,
  online: string,
  { today, done }: { today: string; done: OfColumns<string> },
): SchedulePlan {
  const columns = columnsOf(dates).filter((column) => !done[column]);
  const usual = Math.max(0, ...columns.map((column) => workingDaysAhead[column]));
  const firstDay = addWorkingDays(today, 0);
  const available = online > firstDay ? workingDaysBetween(firstDay, online) : 0;
  const share = Math.min(1, usual === 0 ? 1 : available / usual);
  const planned = columns.reduce((filled, column) => {
    const ahead = Math.floor(workingDaysAhead[column] * share);
    return withDate(filled, column, ahead === 0 ? online : subtractWorkingDays(online, ahead));
  }, dates);
  return { dates: planned, isTight: share < 1 };
}

/**
 * Moves a schedule to another start, keeping each date's distance in working days. No date precedes the new start.
 *
 * @example moveSchedule(dates, { from: '2026-11-02', to: '2027-03-01' })
 */
export const moveSchedule = (dates: ScheduleDates, { from, to }: { from: string; to: string }): ScheduleDates =>
  columnsOf(dates).reduce((moved, column) => {
    const day = dateAt(dates, column);
    if (day === null) return moved;
    return withDate(moved, column, addWorkingDays(to, day > from ? workingDaysBetween(from, day) : 0));
  }, dates);

/** Whether there are dates that a plan would replace. */
export const hasDates = (dates: ScheduleDates): boolean =>
  columnsOf(dates).some((column) => dateAt(dates, column) !== null);
