import { messages } from '@paidang/contract/rules';
import { findTransition } from '@paidang/contract/workflow';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { addComment, countOpenThreads } from '../comments';
import {
  act,
  findStep,
  isBlockedByEarlierStep,
  lockStep,
  type Move,
  requireNewestVersion,
  type StepRow,
} from '../steps';
import type { StepMember, TaskMember } from './kind';
import { markVersion } from './store';

/** @throws 0404 if the task has no such step. */
export async function stepOf<Content, Action extends string>(
  { db }: Transaction,
  { kind, membership, platformId }: StepMember<Content, Action>,
): Promise<StepRow> {
  const step = await findStep(db, membership.task.id, kind.code, platformId);
  if (!step) throw notFound();
  return step;
}

/** The step, locked until the end of the transaction. @throws 0404 */
export async function lockStepOf<Content, Action extends string>(
  { db }: Transaction,
  { kind, membership, platformId }: StepMember<Content, Action>,
): Promise<StepRow> {
  const step = await lockStep(db, membership.task.id, kind.code, platformId);
  if (!step) throw notFound();
  return step;
}

/** Moves a locked step. @throws 0422 */
export const moveStep = (
  tx: Transaction,
  { membership, user, askId }: TaskMember,
  { parameters, ...move }: Omit<Move, 'actor'>,
): Promise<StepRow> =>
  act(tx, membership, {
    ...move,
    actor: { party: membership.party, user },
    parameters: { ...parameters, ...(askId ? { group_id: askId } : {}) },
  });

/** Rejects early what `act` would reject, before the content is processed. @throws 0422 */
export function requireTransition<Content, Action extends string>(
  step: StepRow,
  action: Action,
  { kind, membership }: StepMember<Content, Action>,
): void {
  if (!findTransition(kind.machine, step.status, action, membership.party)) throw invalid();
}

/** The version a decision is about. */
export interface Decided {
  readonly version: number;
}

/** The locked step, for a decision about its latest version. @throws 0404, 0409, 0422 */
export async function stepAt<Content, Action extends string>(
  tx: Transaction,
  member: StepMember<Content, Action>,
  version: number,
): Promise<StepRow> {
  const step = await lockStepOf(tx, member);
  requireNewestVersion(version, step.version);
  return step;
}

/** Declares a version final. @throws 0409, 0422 */
export async function finalise<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version }: Decided,
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await moveStep(tx, member, { step, action: 'finalise', parameters: { finalised: true } });
  await markVersion(tx.db, step.id, step.version, { finalisedAt: tx.now });
}

/** Completes the step. @throws 0409, 0422 */
export async function accept<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version }: Decided,
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await moveStep(tx, member, { step, action: 'accept', change: { acceptedAt: tx.now } });
  await markVersion(tx.db, step.id, step.version, { acceptedAt: tx.now });
}

/** Stores an action's message as a comment, so that both sides find it on the board. */
export async function postActionComment<Content>(
  tx: Transaction,
  { kind, membership, user }: StepMember<Content>,
  step: StepRow,
  message: string,
) {
  await addComment(
    tx,
    { code: kind.code, step, membership, user, platformId: step.platformId, version: step.version },
    { message, quote: null, images: [] },
  );
}

/** Returns the step to the creator, with open comments, a summary, or both. @throws 0409, 0422 */
export async function requestChanges<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version, summary }: Decided & { readonly summary: string },
): Promise<void> {
  const step = await stepAt(tx, member, version);
  requireTransition(step, 'request_changes', member);
  if (summary === '' && (await countOpenThreads(tx.db, step.id)) === 0) {
    throw invalid({ errors: { summary: [messages.fillThisField] } });
  }
  if (summary !== '') await postActionComment(tx, member, step, summary);
  await moveStep(tx, member, { step, action: 'request_changes', change: { roundsUsed: step.roundsUsed + 1 } });
}

/** Acknowledges a version. @throws 0409, 0422 */
export async function acknowledge<Content, Action extends string>(
  tx: Transaction,
  member: StepMember<Content, Action | 'acknowledge'>,
  { version }: Decided,
): Promise<void> {
  await moveStep(tx, member, { step: await stepAt(tx, member, version), action: 'acknowledge' });
}

/** Opens a step early, or again while an earlier step is reopened. @throws 0422 */
export async function unlock<Content, Action extends string>(
  tx: Transaction,
  member: StepMember<Content, Action | 'unlock'>,
): Promise<void> {
  const step = await lockStepOf(tx, member);
  if (step.status !== 'locked' && !(await isBlockedByEarlierStep(tx, step))) throw invalid();
  await moveStep(tx, member, { step, action: 'unlock' });
}

/** An action on the step instead of a version, such as archiving. @throws 0422 */
export async function plainMove<Content, Action extends string>(
  tx: Transaction,
  member: StepMember<Content, Action>,
  action: Action,
): Promise<void> {
  await moveStep(tx, member, { step: await lockStepOf(tx, member), action });
}
