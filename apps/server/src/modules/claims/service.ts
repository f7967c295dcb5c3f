import { channels, events } from '@paidang/contract/calls';
import type { ClaimAnswer } from '@paidang/contract/entities';
import type { CheckedStepCode } from '@paidang/contract/steps';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findStep, lockStep, type StepRow } from '../steps';
import { type CurrentUser, toPerson } from '../users';
import {
  type AnswerRecord,
  findStepOfAnswer,
  insertAnswer,
  listAnswers,
  withdrawAnswer,
  withdrawEarlier,
} from './store';

/** The step whose texts are checked, and the member who makes the call. */
export interface ClaimTarget {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  readonly code: CheckedStepCode;
  readonly platformId?: string | undefined;
}

const present = ({ answer, author }: AnswerRecord): ClaimAnswer => ({
  answer_uuid: answer.id,
  claim: answer.claim,
  text: answer.text,
  reason: answer.reason,
  created_by: toPerson(author),
  created_at: answer.createdAt.toISOString(),
});

/** @throws 0404 */
async function stepAt({ db }: Transaction, target: ClaimTarget, find: typeof findStep): Promise<StepRow> {
  const step = await find(db, target.membership.task.id, target.code, target.platformId);
  if (!step) throw notFound();
  return step;
}

/** @throws 0404 */
export async function answersOf(tx: Transaction, target: ClaimTarget): Promise<ClaimAnswer[]> {
  const step = await stepAt(tx, target, findStep);
  return (await listAnswers(tx.db, step.id)).map(present);
}

/** Makes every browser that has the task open reload the answers. */
const announce = (tx: Transaction, { membership }: ClaimTarget) =>
  tx.publish(channels.task(membership.task.id), events.claimAnswersChanged, {});

/** Answers a claim, replacing the same person's earlier answer. @throws 0404 */
export async function answerClaim(
  tx: Transaction,
  target: ClaimTarget,
  answer: Pick<ClaimAnswer, 'claim' | 'text' | 'reason'>,
): Promise<ClaimAnswer> {
  // Locked, so that of two answers sent at once the second replaces the first.
  const step = await stepAt(tx, target, lockStep);
  const row = { stepId: step.id, authorId: target.user.id, ...answer };
  await withdrawEarlier(tx.db, row, tx.now);
  const id = await insertAnswer(tx.db, { ...row, createdAt: tx.now });
  const record = (await listAnswers(tx.db, step.id)).find(({ answer: { id: listed } }) => listed === id);
  if (!record) throw notFound();
  announce(tx, target);
  return present(record);
}

/** Withdraws the caller's own answer. @throws 0404 */
export async function withdrawOwn(tx: Transaction, target: ClaimTarget, id: string): Promise<void> {
  const { membership, user, code } = target;
  const step = await findStepOfAnswer(tx.db, membership.task.id, { id, authorId: user.id });
  if (step?.function !== code) throw notFound();
  await withdrawAnswer(tx.db, step.stepId, id, tx.now);
  announce(tx, target);
}
