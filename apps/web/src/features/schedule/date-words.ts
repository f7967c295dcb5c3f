import {
  columnTitles,
  dateAt,
  dateBefore,
  dayOffName,
  isCalendarKnown,
  type ScheduleColumn,
  type ScheduleDates,
  workingDaysBetween,
} from '@paidang/contract/rules';
import { labels } from '#labels/schedule';

export interface DateWords {
  /** Remarks about a date; `null` if there are none. */
  text: string | null;
  /** Whether it is a day off. */
  isOff: boolean;
}

const weekday = (day: string): string => labels.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/**
 * The weekday, any day off, and the number of working days since the preceding date.
 *
 * @example dateWords(dates, 'video.review_a_copy_date') // { text: '週四・A copy交付日後2個工作天', isOff: false }
 */
export function dateWords(dates: ScheduleDates, column: ScheduleColumn): DateWords {
  const day = dateAt(dates, column);
  if (day === null) return { text: null, isOff: false };
  const off = dayOffName(day);
  const earlier = dateBefore(dates, column);
  const from = earlier && dateAt(dates, earlier);
  const parts = [
    // The name of a weekend day is the weekday itself.
    ...(off === weekday(day) ? [] : [weekday(day)]),
    ...(off ? [labels.off(off)] : []),
    ...(earlier && from && from <= day ? [labels.after(columnTitles[earlier], workingDaysBetween(from, day))] : []),
    ...(isCalendarKnown(day) ? [] : [labels.unknownYear(day.slice(0, 4))]),
  ];
  return { text: parts.join('・'), isOff: off !== null };
}
