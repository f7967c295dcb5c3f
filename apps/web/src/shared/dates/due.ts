import { labels } from '#labels/due';
import { type Day, daysBetween, longDay } from './taipei';

/** Number of days before the due date from which it is highlighted. */
const soonDays = 2;

export interface Due {
  tone: 'rest' | 'soon' | 'late';
  /** `12/05（六）` */
  date: string;
  /** `還有4天`, `明天`, `今天`, `逾期1天` */
  distance: string;
}

/**
 * How a due date is displayed today.
 *
 * @example dueOf('2026-12-05', '2026-12-04') // { tone: 'soon', date: '12/05（六）', distance: '明天' }
 */
export function dueOf(day: Day, today: Day): Due {
  const days = daysBetween(today, day);
  const date = longDay(day, today);
  if (days < 0) return { tone: 'late', date, distance: labels.late(-days) };
  return { tone: days <= soonDays ? 'soon' : 'rest', date, distance: distanceOf(days) };
}

function distanceOf(days: number): string {
  if (days === 0) return labels.today;
  return days === 1 ? labels.tomorrow : labels.left(days);
}
