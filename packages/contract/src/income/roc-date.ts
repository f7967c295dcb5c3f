import type { CalendarDay } from '../rules/dates';

const parts = (day: CalendarDay): [year: number, month: string, date: string] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [Number(year) - 1911, month, date];
};

/** A day in years of the Republic, from 1912 on. @example rocDate('2026-12-04') // '民國115年12月4日' */
export function rocDate(day: CalendarDay): string {
  const [year, month, date] = parts(day);
  return `民國${year}年${Number(month)}月${Number(date)}日`;
}

/** @example rocShortDate('2026-12-04') // '115/12/04' */
export const rocShortDate = (day: CalendarDay): string => parts(day).join('/');
