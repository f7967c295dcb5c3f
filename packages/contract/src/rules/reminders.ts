import { limits } from '../limits';
import { type CalendarDay, dayOf } from './dates';
import { addDays, addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days';

const { firstHour, lastHour, daysLate } = limits.reminders;

/** Stages of reminding of a date, each sent once: soon, today, or a number of working days ago. */
export type ReminderStage = 'soon' | 'today' | `late${(typeof daysLate)[number]}`;

/** A due reminder, and how many working days ago its date was; `null` before the date. */
export interface DueReminder {
  readonly stage: ReminderStage;
  readonly daysLate: number | null;
}

/**
 * The reminder of a date that is due on a day. The first one is due on the last working day before the date, so that a
 * reminder of Monday is not sent on Sunday; a missed reminder is caught up on until the next one is due.
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

/** Whether it is night in Taipei, when no reminders are sent. */
export function isNight(now: Date): boolean {
  const today = dayOf(now);
  return now < at(today, firstHour) || now >= at(today, lastHour);
}

/**
 * When a reminder may be delivered: now, or on the next morning of a working day.
 *
 * @example reminderTime(new Date('2026-11-27T22:00:00+08:00')) // Monday 2026-11-30 at 9:00 in Taipei
 */
export function reminderTime(now: Date): Date {
  const today = dayOf(now);
  if (isWorkingDay(today) && !isNight(now)) return now;
  const morning = at(addWorkingDays(today, 0), firstHour);
  return morning > now ? morning : at(addWorkingDays(addDays(today, 1), 0), firstHour);
}
