import type { CalendarDay } from '../rules/dates';
import { addDays, addWorkingDays } from '../rules/working-days';
import { rewardTermsOn } from './reward-terms';

/** The day on which requests approved on a day are paid. @example payDayAfter('2026-12-04') // '2026-12-07', for the 5th */
export function payDayAfter(day: CalendarDay): CalendarDay {
  const { payDays } = rewardTermsOn(day);
  // An earlier nominal pay day may have been postponed to a day after `day`.
  for (let at = addDays(day, -14); ; at = addDays(at, 1)) {
    if (!payDays.includes(Number(at.slice(-2)))) continue;
    const paid = addWorkingDays(at, 0);
    if (paid > day) return paid;
  }
}
