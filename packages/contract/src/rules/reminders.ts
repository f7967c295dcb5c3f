import { limits } from '../limits';
import { type CalendarDay, dayOf } from './dates';
import { addDays, addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days';

const { firstHour, lastHour, daysLate } = limits.reminders;

/** What somebody is reminded of, once for every date: it is near, it is today, or so many working days ago. */
export type ReminderStage = 'soon' | 'today' | `late${(typeof daysLate)[number]}`;

/** A reminder that is due, and how many working days its date has been missed by; `null` before the date. */
export interface DueReminder {
  readonly stage: ReminderStage;
  readonly daysLate: number | null;
}

/**
 * The reminder a date asks for on a day. The day before is the last working day before it, so that nobody hears of a Monday
 * on Sunday; a reminder that was missed is made up for until the next one.
 *
 * @example dueReminder('2026-11-30', '2026-11-27') // { stage: 'soon', daysLate: null }: Monday is the next working day
 */
export function dueReminder(due: CalendarDay, today: CalendarDay): DueReminder | null {
  if (today === due) return { stage: 'today', daysLate: 0 };
  if (today < due) {
    return due <= addWorkingDays(addDays(today, 1), 0) ? { stage: 'soon', daysLate: null } : null;
  }
  const late = workingDaysBetween(due, today);
  const reached = daysLate.findLast((days) => days <= late);
  return reached ? { stage: `late${reached}`, daysLate: late } : null;
}

const at = (day: CalendarDay, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);

/** Whether it is night in Taipei, when nobody is reminded. */
export function isNight(now: Date): boolean {
  const today = dayOf(now);
  return now < at(today, firstHour) || now >= at(today, lastHour);
}

/**
 * When a reminder may reach somebody: now, or on the next morning of a working day.
 *
 * @example reminderTime(new Date('2026-11-27T22:00:00+08:00')) // Monday 2026-11-30 at 9:00 in Taipei
 */
export function reminderTime(now: Date): Date {
  const today = dayOf(now);
  if (isWorkingDay(today) && !isNight(now)) return now;
  const morning = at(addWorkingDays(today, 0), firstHour);
  return morning > now ? morning : at(addWorkingDays(addDays(today, 1), 0), firstHour);
}
