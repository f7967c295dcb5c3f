import {
  columnOwner,
  columnsOf,
  dateAt,
  dateBefore,
  type OfColumns,
  type ScheduleColumn,
  type ScheduleDates,
  withDate,
} from './schedule';
import { addWorkingDays } from './working-days';

export interface Delay {
  /** The date that was missed. */
  column: ScheduleColumn;
  /** Who missed it. */
  late: 'vendor' | 'creator';
  /** Working days the other side lost because of it. */
  days: number;
}

/**
 * Shifts the dates after a delay: those of the other side move by the same number of working days. Those of the late
 * side stay, unless one of them would then precede the date it follows.
 *
 * @param done completed dates; they stay.
 * @returns `null` when nothing moves.
 */
export function shiftAfterDelay(dates: ScheduleDates, done: OfColumns<string>, delay: Delay): ScheduleDates | null {
  const missed = dateAt(dates, delay.column);
  if (missed === null || delay.days < 1) return null;
  const following = columnsOf(dates).filter((column) => {
    const day = dateAt(dates, column);
    return column !== delay.column && !done[column] && day !== null && day >= missed;
  });
  const theirs = following.filter((column) => columnOwner(column) !== delay.late);
  if (theirs.length === 0) return null;
  const moved = theirs.reduce(
    (now, column) => withDate(now, column, addWorkingDays(dateAt(dates, column) ?? missed, delay.days)),
    dates,
  );
  return keepOrder(moved, following);
}

/** Moves dates that would precede the date they follow. */
function keepOrder(dates: ScheduleDates, columns: readonly ScheduleColumn[]): ScheduleDates {
  return columns.reduce((now, column) => {
    const earlier = dateBefore(now, column);
    const floor = earlier && dateAt(now, earlier);
    return floor && (dateAt(now, column) ?? floor) < floor ? withDate(now, column, floor) : now;
  }, dates);
}
