import { columnsOf, dateAt, moveSchedule, type ScheduleDates } from '@paidang/contract/rules';
import type { Transaction } from '../../platform/transaction';
import type { TaskRow } from '../membership';
import type { TaskMember } from '../reviews';
import { keepDraft } from './draft';
import { fitContent, readState } from './state';

/** The first days of two projects; the copied one may have been created without a period. */
interface Starts {
  readonly from: string | null;
  readonly to: string;
}

const firstDate = (dates: ScheduleDates): string | undefined =>
  columnsOf(dates)
    .flatMap((column) => dateAt(dates, column) ?? [])
    .toSorted()[0];

/** Copies a task's agreed dates into another task's draft, the same number of working days after its project's start. */
export async function copySchedule(tx: Transaction, from: TaskRow, to: TaskMember, starts: Starts): Promise<void> {
  const dates = (await readState(tx, from.id)).agreed?.dates;
  const start = dates && (starts.from ?? firstDate(dates));
  if (!start) return;
  const state = await readState(tx, to.membership.task.id);
  const moved = moveSchedule(dates, { from: start, to: starts.to });
  const content = fitContent({ dates: moved, note: '', is_free: false }, state);
  await keepDraft(tx, { step: state.step, userId: to.user.id }, content, 1);
}
