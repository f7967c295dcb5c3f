import { dayOf } from '@paidang/contract/rules';

const day = 86_400_000;

/** The calendar day in Taipei, `YYYY-MM-DD`. */
export const taipeiDay = dayOf;

/** A given hour of that day in Taipei, which has no daylight saving time. */
export const hourOfDay = (moment: Date, hour: number): Date =>
  new Date(`${taipeiDay(moment)}T${String(hour).padStart(2, '0')}:00:00+08:00`);

/** The beginning of that day's month in Taipei. */
export const monthOf = (moment: Date): Date => new Date(`${taipeiDay(moment).slice(0, 7)}-01T00:00:00+08:00`);

/** The next time that hour occurs in Taipei. */
export function nextHour(moment: Date, hour: number): Date {
  const today = hourOfDay(moment, hour);
  return today > moment ? today : new Date(today.getTime() + day);
}
