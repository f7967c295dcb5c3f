import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { mayCancelAlone, owedStep } from '@paidang/contract/steps';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { revokeInvitations } from '../invitations';
import {
  type CancellationRow,
  changeOpenCancellation,
  endProject,
  insertCancellation,
  openCancellation,
} from '../projects';
import { announce, type EndingMember, peopleOf } from './announce';

// The calls lock the project exclusively (`mayEnd`), so nobody else changes anything in it at the same time.

async function end(tx: Transaction, at: EndingMember, status: 'closed' | 'cancelled', words?: string): Promise<void> {
  await endProject(tx.db, at.project.id, status, tx.now);
  await revokeInvitations(tx, at.project);
  await announce(tx, at, '03', { words, ending: status });
}

/** The vendor closes a project that has no outstanding steps. @throws 0422 */
export async function closeProject(tx: Transaction, at: EndingMember): Promise<void> {
  if (at.whole.tasks.some(owedStep)) throw invalid({ message: messages.projectOwes });
  await end(tx, at, 'closed');
  await tx.milestones.projectClosed?.(tx, at.project.id);
}

/** The people who have not agreed yet. Nobody has to if the vendor cancels before a creator has sent anything. */
async function unasked(tx: Transaction, { project, whole }: EndingMember, open: CancellationRow): Promise<string[]> {
  if (open.askedBy === project.vendorId && mayCancelAlone(whole.tasks)) return [];
  const people = await peopleOf(tx, project);
  return people.filter((id) => id !== open.askedBy && !open.agreedBy.includes(id));
}

/** Cancels the project once everybody has agreed; until then notifies the others of the request or consent. */
async function cancelWhenAgreed(tx: Transaction, at: EndingMember, action: '14' | '06', words?: string): Promise<void> {
  const open = await openCancellation(tx.db, at.project.id);
  if (!open || (await unasked(tx, at, open)).length > 0) return announce(tx, at, action, { words });
  await changeOpenCancellation(tx.db, at.project.id, { outcome: 'agreed', settledAt: tx.now });
  return end(tx, at, 'cancelled', words);
}

/**
 * Cancels the collaboration, or asks the others to agree. Asking again changes nothing.
 *
 * @throws 0409 if somebody else has already asked, which has to be answered first
 */
export async function cancelProject(tx: Transaction, at: EndingMember, reason: string): Promise<void> {
  const { project, user } = at;
  const open = await openCancellation(tx.db, project.id);
  if (open?.askedBy === user.id) return;
  if (open) throw new AppError(errorCodes.conflict, { message: messages.cancelAskedAlready });
  await insertCancellation(tx.db, { projectId: project.id, askedBy: user.id, reason, askedAt: tx.now });
  await cancelWhenAgreed(tx, at, '14', reason);
}

/** The open request, if it is the one the caller has seen. @throws 0409 if it has been settled */
async function openRequest(tx: Transaction, { project }: EndingMember, id: string): Promise<CancellationRow> {
  const open = await openCancellation(tx.db, project.id);
  if (open?.id !== id) throw new AppError(errorCodes.conflict, { message: messages.cancelSettled });
  return open;
}

/** @throws 0409; 0422 for the person who asked */
export async function agreeToCancel(tx: Transaction, at: EndingMember, id: string): Promise<void> {
  const { askedBy, agreedBy } = await openRequest(tx, at, id);
  if (askedBy === at.user.id) throw invalid();
  if (agreedBy.includes(at.user.id)) return;
  await changeOpenCancellation(tx.db, at.project.id, { agreedBy: [...agreedBy, at.user.id] });
  await cancelWhenAgreed(tx, at, '06');
}

/** Declines a request, so that the project continues: a single refusal is enough. @throws 0409; 0422 for the person who asked */
export async function declineToCancel(tx: Transaction, at: EndingMember, id: string, reason: string): Promise<void> {
  const { askedBy } = await openRequest(tx, at, id);
  if (askedBy === at.user.id) throw invalid();
  await changeOpenCancellation(tx.db, at.project.id, { outcome: 'declined', settledAt: tx.now });
  await announce(tx, at, '08', { words: reason });
}

/** @throws 0409; 0422 for anybody but the person who asked */
export async function withdrawCancellation(tx: Transaction, at: EndingMember, id: string): Promise<void> {
  const { askedBy } = await openRequest(tx, at, id);
  if (askedBy !== at.user.id) throw invalid();
  await changeOpenCancellation(tx.db, at.project.id, { outcome: 'withdrawn', settledAt: tx.now });
  await announce(tx, at, '15');
}
