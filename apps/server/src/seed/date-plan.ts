import {
  addWorkingDays,
  emptySchedule,
  type ScheduleColumn,
  type ScheduleDates,
  type SchedulePart,
  scheduleParts,
  withDate,
} from '@paidang/contract/rules';
import type { Calendar } from './calendar';

type Pair = readonly [except: number, deadline: number];

/** The dates of a task, in days from today; parts the task does not have are omitted. */
export interface DatePlan {
  readonly outline?: Pair;
  readonly draft?: Pair;
  readonly video?: readonly [shoot: number, a: number, reviewA: number, b: number, reviewB: number];
  readonly copywriting?: Pair;
  readonly works_upload: readonly [number];
}

/** Converts a plan into a schedule, with each date of a part on a different working day. */
export function planDates(plan: DatePlan, calendar: Calendar): ScheduleDates {
  const parts = Object.entries(plan) as [SchedulePart, readonly number[]][];
  let dates = emptySchedule(parts.map(([part]) => part));
  for (const [part, days] of parts) {
    let last = '';
    for (const [index, name] of scheduleParts[part].entries()) {
      const day = addWorkingDays(calendar.day(days[index] ?? 0), 0);
      last = day > last ? day : addWorkingDays(last, 1);
      dates = withDate(dates, `${part}.${name}` as ScheduleColumn, last);
    }
  }
  return dates;
}
