import { type Call, errorCodes } from '@paidang/contract/calls';
import { hasEnded } from '@paidang/contract/vocabulary';
import { holdProject, type ProjectMembership } from '../modules/membership';
import { AppError } from '../platform/errors';
import type { Transaction } from '../platform/transaction';

/**
 * Refuses changes to a project that has ended: it is read-only. Called in the transaction of every member call, so that the
 * project cannot end while something in it changes.
 *
 * @throws 0423
 */
export async function holdWhileChanging(
  { db }: Transaction,
  { method, afterEnd, mayEnd }: Pick<Call, 'method' | 'afterEnd' | 'mayEnd'>,
  { project }: ProjectMembership,
): Promise<void> {
  if (method === 'GET' || afterEnd) return;
  const status = await holdProject(db, project.id, { alone: mayEnd === true });
  if (status && hasEnded(status)) throw new AppError(errorCodes.projectEnded);
}
