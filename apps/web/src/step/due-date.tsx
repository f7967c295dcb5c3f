import { cn } from '@paidang/ui/cn';
import { Calendar, CircleAlert, ClockAlert } from 'lucide-react';
import { labels } from '#labels/due';
import { type Day, daysBetween, longDay } from '../shared/dates/taipei';

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

export const dueIcons = { rest: Calendar, soon: ClockAlert, late: CircleAlert } as const;
const colours = { rest: 'text-ink-2', soon: 'text-warning-600', late: 'font-medium text-danger-600' } as const;

export interface DueDateProps {
  due: Due;
  /** Date, distance, or the distance below the date. @default 'both' */
  show?: 'both' | 'date' | 'distance';
  className?: string;
}

/** A due date whose icon, text and colour show whether it is far off, soon or late. */
export function DueDate({ due, show = 'both', className }: DueDateProps) {
  const Icon = dueIcons[due.tone];
  return (
    <span data-slot="due-date" data-state={due.tone} className={cn('block', className)}>
      <span className={cn('inline-flex items-center gap-1 text-13 whitespace-nowrap', colours[due.tone])}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {show === 'distance' ? due.distance : due.date}
      </span>
      {show === 'both' ? <span className="block pl-5 text-12 text-ink-3">{due.distance}</span> : null}
    </span>
  );
}
