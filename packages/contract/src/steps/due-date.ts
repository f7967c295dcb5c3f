import { dateAt, type ScheduleColumn, type ScheduleDates, type SchedulePart } from '../rules/schedule';
import { addDays } from '../rules/working-days';
import type { StepDue, StepProgress } from './step';
import { isStep, stepDefinition } from './steps';

/** A step and the facts its due date depends on. */
export interface DatedStep extends StepProgress {
  readonly function: string;
}

const dueOf = (code: string): StepDue | null => (isStep(code) ? stepDefinition(code).due : null);

/** The part of the schedule a step belongs to; `null` for steps without dates of their own. */
export function schedulePartOf(code: string): SchedulePart | null {
  const due = dueOf(code);
  return due && 'part' in due ? due.part : null;
}

/** The date a step has to meet next; for a completed step, its last one. `null` for steps without dates. */
export function dueColumn(step: DatedStep): ScheduleColumn | null {
  const due = dueOf(step.function);
  return due && 'part' in due ? due.column(step) : null;
}

/**
 * The verb for what is due: only a response is 回覆.
 *
 * @example `${day}前${dueVerb(step)}` // '12/05（六）前交付'
 */
export function dueVerb({ function: code, turn }: DatedStep): string {
  const due = dueOf(code);
  if (due && 'after' in due) return '交付';
  return turn === 'vendor' ? '回覆' : (due?.verb ?? '交付');
}

/** The day by which a step has to progress according to the agreed dates. */
export function stepDue(dates: ScheduleDates, step: DatedStep): string | null {
  const due = dueOf(step.function);
  if (!due) return null;
  const day = dateAt(dates, 'part' in due ? due.column(step) : due.after);
  return day && 'after' in due ? addDays(day, due.days) : day;
}
