import { dayOffName } from './office-calendar';

const dayLength = 86_400_000;

/** The calendar day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

export const isWorkingDay = (day: string): boolean => dayOffName(day) === null;

/**
 * The working day `count` working days later; 0 is the day itself, or the next working day.
 *
 * @example addWorkingDays('2026-12-24', 1) // '2026-12-28', after a holiday and a weekend
 */
export function addWorkingDays(day: string, count: number): string {
  let at = day;
  while (!isWorkingDay(at)) at = addDays(at, 1);
  for (let left = count; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (!isWorkingDay(at));
  }
  return at;
}

/**
 * The working day `count` working days earlier; 0 is the day itself, or the previous working day.
 *
 * @example subtractWorkingDays('2026-12-28', 1) // '2026-12-24', before a holiday and a weekend
 */
export function subtractWorkingDays(day: string, count: number): string {
  let at = day;
  while (!isWorkingDay(at)) at = addDays(at, -1);
  for (let left = count; left > 0; left -= 1) {
    do at = addDays(at, -1);
    while (!isWorkingDay(at));
  }
  return at;
}

/**
 * Number of working days between two days, in either order, excluding the earlier one.
 *
 * @example workingDaysBetween('2026-12-24', '2026-12-28') // 1
 */
export function workingDaysBetween(one: string, other: string): number {
  const [from, to] = one < other ? [one, other] : [other, one];
  let count = 0;
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) if (isWorkingDay(at)) count += 1;
  return count;
}

/** Number of working days from one day to another, both included. @example workingDaysWithin('2026-12-24', '2026-12-28') // 2 */
export const workingDaysWithin = (from: string, to: string): number =>
  workingDaysBetween(from, to) + (isWorkingDay(from) ? 1 : 0);
