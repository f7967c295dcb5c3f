import { dayOf } from '@paidang/contract/rules';

const day = 86_400_000;
const minute = 60_000;

/** Dates relative to the time of the seed, so that demo data never looks old. */
export interface Calendar {
  /** A time of day in Taipei on an earlier day; never later than now. */
  ago(days: number, time: string): Date;
  /** A time today, or late yesterday if it is just after midnight. */
  minutesAgo(minutes: number): Date;
  /** A calendar day in Taipei, `YYYY-MM-DD`. */
  day(fromToday: number): string;
}

export function createCalendar(now: Date): Calendar {
  const dayFrom = (fromToday: number): string => dayOf(new Date(now.getTime() + fromToday * day));
  return {
    ago: (days, time) => new Date(Math.min(new Date(`${dayFrom(-days)}T${time}:00+08:00`).getTime(), now.getTime())),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * minute),
    day: dayFrom,
  };
}
