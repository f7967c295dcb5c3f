import type { FunctionCode } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findStep, type StepRow } from '../steps';
import type { CurrentUser } from '../users';
import { hasComment } from './store';

/** The comment board of a step, or of a part of it, and the user who asks. */
export interface Board {
  readonly code: FunctionCode;
  readonly step: StepRow;
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  /** Segment of a script. @default the script as a whole */
  readonly scriptId?: string | undefined;
}

/** Which part of a step is meant. */
interface StepRef {
  readonly scriptId?: string | undefined;
  /** Platform of a copywriting, which has a step for each. */
  readonly platformId?: string | undefined;
  /** A comment that must be on the board. */
  readonly commentId?: string | undefined;
}

/** The step of a board: the first of these functions that the task has. */
async function stepOf(
  db: Database,
  taskId: string,
  codes: readonly FunctionCode[],
  { commentId, platformId }: StepRef,
) {
  for (const code of codes) {
    const step = await findStep(db, taskId, code, platformId);
    if (step && (!commentId || (await hasComment(db, step.id, commentId)))) return { code, step };
  }
  return null;
}

/**
 * @param codes one function, or those that share a board: the first one the task has, or the one the comment is on.
 * @throws 0404 when the task does not have the step, or the step not the comment.
 */
export async function openBoard(
  { db }: Transaction,
  codes: FunctionCode | readonly FunctionCode[],
  { membership, user }: { membership: TaskMembership; user: CurrentUser },
  place: StepRef = {},
): Promise<Board> {
  const found = await stepOf(db, membership.task.id, typeof codes === 'string' ? [codes] : codes, place);
  if (!found) throw notFound();
  return { ...found, membership, user, scriptId: place.scriptId };
}
