import { messages } from '@paidang/contract/rules';
import { findTransition } from '@paidang/contract/workflow';
import { invalid, notFound, outdated } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { addComment, countOpenThreads } from '../comments';
import { act, findStep, isHeldBack, lockStep, type Move, refuseOlder, type StepRow } from '../steps';
import { readContent, refuseUnfinished, type StoredContent } from './codec';
import type { AtTask, Desk, StepKind } from './kind';
import { presentDraft } from './sheet';
import {
  type DraftRow,
  type DraftState,
  findVersion,
  forgetDraft,
  insertVersion,
  markVersion,
  readDraft,
  saveDraft,
} from './store';

/** @throws 0404 when the task has no such step. */
export async function stepOf<Content, Action extends string>(
  { db }: Transaction,
  { kind, seat, platformId }: Desk<Content, Action>,
): Promise<StepRow> {
  const step = await findStep(db, seat.task.id, kind.code, platformId);
  if (!step) throw notFound();
  return step;
}

/** The step, locked until the end of the transaction. @throws 0404 */
export async function heldStep<Content, Action extends string>(
  { db }: Transaction,
  { kind, seat, platformId }: Desk<Content, Action>,
): Promise<StepRow> {
  const step = await lockStep(db, seat.task.id, kind.code, platformId);
  if (!step) throw notFound();
  return step;
}

/** Moves a locked step. @throws 0422 */
export const moveStep = (
  tx: Transaction,
  { seat, user, askId }: AtTask,
  { parameters, ...move }: Omit<Move, 'actor'>,
): Promise<StepRow> =>
  act(tx, seat, {
    ...move,
    actor: { party: seat.party, user },
    parameters: { ...parameters, ...(askId ? { group_id: askId } : {}) },
  });

/** Refuses early what `act` would refuse, before the content is read. @throws 0422 */
export function refuseUnless<Content, Action extends string>(
  step: StepRow,
  action: Action,
  { kind, seat }: Desk<Content, Action>,
): void {
  if (!findTransition(kind.machine, step.status, action, seat.party)) throw invalid();
}

/** @throws 0409 with the newer draft, `null` when it was sent. */
const refuseOlderDraft = <Content, Action extends string>(
  { codec }: StepKind<Content, Action>,
  { draft, revision: newest }: DraftState,
  revision: number,
): void => refuseOlder(revision, newest, () => draft && presentDraft(codec, draft));

/** The author's draft, if the caller names its newest revision. @throws 0409 */
export async function knownDraft<Content, Action extends string>(
  { db }: Transaction,
  { kind, user }: Desk<Content, Action>,
  step: StepRow,
  revision: number,
): Promise<DraftRow | null> {
  const state = await readDraft(db, step.id, user.id);
  refuseOlderDraft(kind, state, revision);
  return state.draft;
}

export interface Written<Content> {
  /** As it was sent. */
  readonly content: Content;
  /** Revision it is based on, from the step view. */
  readonly revision: number;
}

/** What a decision is about. */
export interface Decided {
  readonly version: number;
}

type Writer<Content, Action extends string> = Desk<Content, Action | 'save_draft' | 'send'>;

/** Saves the author's draft; nobody is notified. @throws 0422, 0409 */
export async function storeDraft<Content, Action extends string>(
  tx: Transaction,
  desk: Writer<Content, Action>,
  { content, revision }: Written<Content>,
): Promise<void> {
  const { kind, seat, user } = desk;
  const step = await heldStep(tx, desk);
  refuseUnless(step, 'save_draft', desk);
  const draft = await knownDraft(tx, desk, step, revision);
  const stored = await readContent(tx, seat.task.id, kind.codec, content);
  await kind.check?.(tx, desk, stored.content);
  await saveDraft(tx.db, {
    stepId: step.id,
    authorId: user.id,
    content: stored.text,
    revision: revision + 1,
    baseVersion: draft?.baseVersion ?? step.version,
    updatedAt: tx.now,
  });
  await moveStep(tx, desk, { step, action: 'save_draft' });
}

/** Discards the author's draft. @throws 0422 */
export async function discardDraft(tx: Transaction, at: AtTask, held: StepRow): Promise<void> {
  await forgetDraft(tx.db, held.id, at.user.id, tx.now);
  if (held.status === 'drafting') await moveStep(tx, at, { step: held, action: 'discard' });
}

/** Whether the same content was just sent, from another tab or by a second press of the button. */
async function isSentAlready({ db }: Transaction, { seat }: AtTask, step: StepRow, hash: string): Promise<boolean> {
  if (step.ball === seat.party) return false;
  const current = await findVersion(db, step.id, step.version);
  return current?.version.contentHash === hash;
}

/** Makes a version, which never changes, and gives the turn to the other side. @throws 0422, 0409 */
export async function sendVersion<Content, Action extends string>(
  tx: Transaction,
  desk: Writer<Content, Action>,
  { content, revision }: Written<Content>,
): Promise<void> {
  const { kind, seat, user } = desk;
  const step = await heldStep(tx, desk);
  refuseUnless(step, 'send', desk);
  if (await isHeldBack(tx, step)) throw invalid({ message: messages.heldBack });
  const state = await readDraft(tx.db, step.id, user.id);
  const stored = await readContent(tx, seat.task.id, kind.codec, content);
  if (!state.draft && (await isSentAlready(tx, desk, step, stored.hash))) return;
  refuseOlderDraft(kind, state, revision);
  await kind.check?.(tx, desk, stored.content);
  refuseUnfinished(kind.codec, stored.content);
  await kind.onSend?.(tx, desk, stored.content, step);
  await keepVersion(tx, desk, step, stored);
}

async function keepVersion<Content, Action extends string>(
  tx: Transaction,
  desk: Writer<Content, Action>,
  step: StepRow,
  { text, hash, picture }: StoredContent<Content>,
): Promise<void> {
  const number = step.version + 1;
  await insertVersion(tx.db, {
    stepId: step.id,
    number,
    content: text,
    contentHash: hash,
    createdBy: desk.user.id,
    round: step.roundsUsed + 1,
    sentAt: tx.now,
  });
  await forgetDraft(tx.db, step.id, desk.user.id, tx.now);
  await moveStep(tx, desk, { step, action: 'send', change: { version: number, ...(picture ? { picture } : {}) } });
}

/** A decision has to be about the current version. @throws 0409 once a newer one was sent, 0422 for one that does not exist */
function refuseOutdated(step: StepRow, version: number): void {
  if (version < step.version) throw outdated();
  if (version > step.version) throw invalid();
}

/** The locked step, for a decision about this version. @throws 0404, 0409, 0422 */
export async function stepAt<Content, Action extends string>(
  tx: Transaction,
  desk: Desk<Content, Action>,
  version: number,
): Promise<StepRow> {
  const step = await heldStep(tx, desk);
  refuseOutdated(step, version);
  return step;
}

/** Declares a version final. @throws 0409, 0422 */
export async function finalise<Content>(tx: Transaction, desk: Desk<Content>, { version }: Decided): Promise<void> {
  const step = await stepAt(tx, desk, version);
  await moveStep(tx, desk, { step, action: 'finalise', parameters: { finalised: true } });
  await markVersion(tx.db, step.id, step.version, { finalisedAt: tx.now });
}

/** Completes the step. @throws 0409, 0422 */
export async function accept<Content>(tx: Transaction, desk: Desk<Content>, { version }: Decided): Promise<void> {
  const step = await stepAt(tx, desk, version);
  await moveStep(tx, desk, { step, action: 'accept', change: { acceptedAt: tx.now } });
  await markVersion(tx.db, step.id, step.version, { acceptedAt: tx.now });
}

/** Stores the message of an action as a comment, so that both sides find it on the board. */
export async function say<Content>(
  tx: Transaction,
  { kind, seat, user }: Desk<Content>,
  step: StepRow,
  message: string,
) {
  await addComment(tx, { code: kind.code, step, seat, user }, { message, quote: null, images: [] });
}

/** Returns the step to the creator: with open comments, a summary, or both. @throws 0409, 0422 */
export async function requestChanges<Content>(
  tx: Transaction,
  desk: Desk<Content>,
  { version, summary }: Decided & { readonly summary: string },
): Promise<void> {
  const step = await stepAt(tx, desk, version);
  refuseUnless(step, 'request_changes', desk);
  if (summary === '' && (await countOpenThreads(tx.db, step.id)) === 0) {
    throw invalid({ errors: { summary: [messages.fillThisField] } });
  }
  if (summary !== '') await say(tx, desk, step, summary);
  await moveStep(tx, desk, { step, action: 'request_changes', change: { roundsUsed: step.roundsUsed + 1 } });
}

/** Confirms having understood a version. @throws 0409, 0422 */
export async function acknowledge<Content, Action extends string>(
  tx: Transaction,
  desk: Desk<Content, Action | 'acknowledge'>,
  { version }: Decided,
): Promise<void> {
  await moveStep(tx, desk, { step: await stepAt(tx, desk, version), action: 'acknowledge' });
}

/** Opens a step early, or again while a step before it is reopened. @throws 0422 */
export async function unlock<Content, Action extends string>(
  tx: Transaction,
  desk: Desk<Content, Action | 'unlock'>,
): Promise<void> {
  const step = await heldStep(tx, desk);
  if (step.status !== 'locked' && !(await isHeldBack(tx, step))) throw invalid();
  await moveStep(tx, desk, { step, action: 'unlock' });
}

/** An action on the step rather than on a version, such as archiving. @throws 0422 */
export async function plainMove<Content, Action extends string>(
  tx: Transaction,
  desk: Desk<Content, Action>,
  action: Action,
): Promise<void> {
  await moveStep(tx, desk, { step: await heldStep(tx, desk), action });
}
