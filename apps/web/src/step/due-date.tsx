import { cn } from '@paidang/ui/cn';
import { Calendar, CircleAlert, ClockAlert } from 'lucide-react';
import type { Due } from '../shared/dates/due';

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
