import type { FunctionCode } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../auth';
import type { TaskSeat } from '../projects/seat';
import { findStep, type StepRow } from '../steps';

/** The comment board of one step, and who is at it. */
export interface Board {
  readonly code: FunctionCode;
  readonly step: StepRow;
  readonly seat: TaskSeat;
  readonly user: CurrentUser;
}

/** @throws 0404 when the task does not have the step. */
export async function openBoard(
  { db }: Transaction,
  code: FunctionCode,
  { seat, user }: { seat: TaskSeat; user: CurrentUser },
): Promise<Board> {
  const step = await findStep(db, seat.task.id, code);
  if (!step) throw notFound();
  return { code, step, seat, user };
}
