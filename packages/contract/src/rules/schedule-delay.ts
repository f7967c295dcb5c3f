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
  /** Working days that the other side lost by it. */
  days: number;
}

/**
 * What a delay does to the dates behind it: those of the other side move on by the same number of working days. The late
 * side's own stay, unless one of them would then lie before what it follows.
 *
 * @param done dates whose work is done; they stay.
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

/** Dates that would lie before what they follow move along. */
function keepOrder(dates: ScheduleDates, columns: readonly ScheduleColumn[]): ScheduleDates {
  return columns.reduce((now, column) => {
    const earlier = dateBefore(now, column);
    const floor = earlier && dateAt(now, earlier);
    return floor && (dateAt(now, column) ?? floor) < floor ? withDate(now, column, floor) : now;
  }, dates);
}
