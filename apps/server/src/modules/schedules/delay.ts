import type { DelayShift } from '@paidang/contract/entities';
import {
  columnOwner,
  columnsOf,
  type Delay,
  dateAt,
  type OfColumns,
  type ScheduleColumn,
  type ScheduleDates,
  shiftAfterDelay,
  workingDaysBetween,
} from '@paidang/contract/rules';
import { dueColumn } from '@paidang/contract/steps';
import { taipeiDay } from '../../platform/schedule';
import type { StepRow } from '../steps';
import type { RevisionRow } from './store';

export interface DelayFacts {
  readonly steps: readonly StepRow[];
  /** Oldest first. */
  readonly revisions: readonly RevisionRow[];
  /** The revision in force. */
  readonly agreed: RevisionRow;
  readonly done: OfColumns<string>;
  readonly today: string;
}

interface MissedDate {
  readonly column: ScheduleColumn;
  readonly late: 'vendor' | 'creator';
  /** The last day of the delay. */
  readonly until: string;
}

/** A date that has passed while it is still somebody's turn. */
function missedNow({ steps, agreed, done, today }: DelayFacts): MissedDate | null {
  for (const step of steps) {
    const column = step.turn && dueColumn(step);
    const day = column && dateAt(agreed.dates, column);
    if (column && day && step.turn && day < today && !done[column]) return { column, late: step.turn, until: today };
  }
  return null;
}

/** The last date that was met late. Deadlines do not count, since both sides are responsible for them. */
function missedBefore({ agreed: { dates }, done }: DelayFacts): MissedDate | null {
  const [last] = columnsOf(dates)
    .flatMap((column) => {
      const until = done[column];
      return until && !column.endsWith('except_deadline') ? [{ column, until }] : [];
    })
    .toSorted((a, b) => b.until.localeCompare(a.until));
  const day = last && dateAt(dates, last.column);
  return last && day && day < last.until ? { ...last, late: columnOwner(last.column) } : null;
}

/** The shift to which a delay by the other side entitles this side; `null` without a delay. */
export function delayShift(facts: DelayFacts, loser: 'vendor' | 'creator'): DelayShift | null {
  const missed = missedNow(facts) ?? missedBefore(facts);
  if (!missed || missed.late === loser) return null;
  const { agreed, revisions, done } = facts;
  const day = dateAt(agreed.dates, missed.column);
  const agreedOn = revisions.findLast((one) => one.outcome === 'confirmed' && one.kind !== 'shift');
  // Dates agreed on after the missed day already take the delay into account.
  if (!day || (agreedOn && taipeiDay(agreedOn.answeredAt ?? agreedOn.createdAt) > day)) return null;
  const made = (agreedOn ? revisions.slice(revisions.indexOf(agreedOn)) : revisions)
    .filter(({ delay }) => delay?.column === missed.column)
    .reduce((sum, { delay }) => sum + (delay?.days ?? 0), 0);
  const delay: Delay = { column: missed.column, late: missed.late, days: workingDaysBetween(day, missed.until) - made };
  const dates: ScheduleDates | null = shiftAfterDelay(agreed.dates, done, delay);
  return dates && { ...delay, dates };
}
