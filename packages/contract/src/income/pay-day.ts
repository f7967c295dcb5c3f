import type { CalendarDay } from '../rules/dates';
import { addDays, addWorkingDays } from '../rules/working-days';
import { rewardTermsOn } from './reward-terms';

/** The day on which is paid what was approved on a day. @example payDayAfter('2026-12-04') // '2026-12-07', for the 5th */
export function payDayAfter(day: CalendarDay): CalendarDay {
  const { payDays } = rewardTermsOn(day);
  // A pay day before today may have been put off to a day that is still to come.
  for (let at = addDays(day, -14); ; at = addDays(at, 1)) {
    if (!payDays.includes(Number(at.slice(-2)))) continue;
    const paid = addWorkingDays(at, 0);
    if (paid > day) return paid;
  }
}
