import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { functionCodes } from '@paidang/contract/vocabulary';
import { findTransition, reviewMachine } from '@paidang/contract/workflow';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../auth';
import { addComment, countOpenThreads } from '../comments';
import type { TaskSeat } from '../projects/seat';
import { act, findStep, lockStep, type Move, type StepRow } from '../steps';
import { hashContent, readContent, refuseEmpty } from './content';
import { mayReopen, presentDraft } from './sheet';
import { type DraftRow, deleteDraft, findDraft, findVersion, insertVersion, markVersion, saveDraft } from './store';

/** Who sits where. */
export interface AtTask {
  readonly seat: TaskSeat;
  readonly user: CurrentUser;
}

const code: FunctionCode = functionCodes.outline;

/** @throws 0404 when the task has no outline. */
export async function outlineStep({ db }: Transaction, { task }: TaskSeat): Promise<StepRow> {
  const step = await findStep(db, task.id, code);
  if (!step) throw notFound();
  return step;
}

async function heldStep({ db }: Transaction, { task }: TaskSeat): Promise<StepRow> {
  const step = await lockStep(db, task.id, code);
  if (!step) throw notFound();
  return step;
}

const move = (tx: Transaction, { seat, user }: AtTask, rest: Omit<Move, 'actor'>): Promise<StepRow> =>
  act(tx, seat, { ...rest, actor: { party: seat.party, user } });

/** Refuses early what `act` would refuse: content is not looked at for a move that is not open. */
function refuseUnless(step: StepRow, action: string, { party }: TaskSeat): void {
  if (!findTransition(reviewMachine, step.status, action, party)) throw invalid();
}

/** @throws 0409 with the newer draft, when the text is based on an older one. */
function refuseOlder(draft: DraftRow | null, revision: number): void {
  if (revision === (draft?.revision ?? 0)) return;
  throw new AppError(errorCodes.conflict, { data: draft && presentDraft(draft) });
}

export interface Text {
  /** HTML as the editor sent it. */
  readonly content: string;
  /** Revision of the draft it is based on. */
  readonly revision: number;
}

/** Keeps the author's text without telling anybody. @throws 0422, 0409 */
export async function storeDraft(tx: Transaction, at: AtTask, { content: html, revision }: Text): Promise<void> {
  const step = await heldStep(tx, at.seat);
  refuseUnless(step, 'save_draft', at.seat);
  const draft = await findDraft(tx.db, step.id, at.user.id);
  refuseOlder(draft, revision);
  const content = await readContent(tx, at.seat.task.id, html);
  await saveDraft(tx.db, {
    stepId: step.id,
    authorId: at.user.id,
    content: content.html,
    revision: revision + 1,
    baseVersion: draft?.baseVersion ?? step.version,
    updatedAt: tx.now,
  });
  await move(tx, at, { step, action: 'save_draft' });
}

/** The same words sent again while the vendor has them: another tab, or a second press of the button. */
async function isSentAlready({ db }: Transaction, step: StepRow, contentHash: string): Promise<boolean> {
  if (step.ball !== 'vendor') return false;
  const current = await findVersion(db, step.id, step.version);
  return current?.version.contentHash === contentHash;
}

/** Makes a version that never changes and hands it to the vendor. @throws 0422, 0409 */
export async function sendOutline(tx: Transaction, at: AtTask, { content: html, revision }: Text): Promise<void> {
  const step = await heldStep(tx, at.seat);
  refuseUnless(step, 'send', at.seat);
  const draft = await findDraft(tx.db, step.id, at.user.id);
  const { html: content, picture } = await readContent(tx, at.seat.task.id, html);
  const contentHash = hashContent(content);
  if (!draft && (await isSentAlready(tx, step, contentHash))) return;
  refuseOlder(draft, revision);
  refuseEmpty(content);
  const number = step.version + 1;
  await insertVersion(tx.db, {
    stepId: step.id,
    number,
    content,
    contentHash,
    createdBy: at.user.id,
    round: step.roundsUsed + 1,
    sentAt: tx.now,
  });
  await deleteDraft(tx.db, step.id, at.user.id);
  await move(tx, at, { step, action: 'send', change: { version: number, ...(picture ? { picture } : {}) } });
}

/** Declares the current version final. @throws 0422 */
export async function finaliseOutline(tx: Transaction, at: AtTask): Promise<void> {
  const step = await heldStep(tx, at.seat);
  await move(tx, at, { step, action: 'finalise', parameters: { finalised: true } });
  await markVersion(tx.db, step.id, step.version, { finalisedAt: tx.now });
}

/** Completes the step. @throws 0422 */
export async function acceptOutline(tx: Transaction, at: AtTask): Promise<void> {
  const step = await heldStep(tx, at.seat);
  await move(tx, at, { step, action: 'accept', change: { acceptedAt: tx.now } });
  await markVersion(tx.db, step.id, step.version, { acceptedAt: tx.now });
}

/** Words that belong to a move are a comment, so that both sides find them where they work. */
async function say(tx: Transaction, { seat, user }: AtTask, step: StepRow, message: string): Promise<void> {
  await addComment(tx, { code, step, seat, user }, { message, quote: null, images: [] });
}

/** Hands the outline back to the creator: with open comments, a summary, or both. @throws 0422 */
export async function requestChanges(tx: Transaction, at: AtTask, summary: string): Promise<void> {
  const step = await heldStep(tx, at.seat);
  refuseUnless(step, 'request_changes', at.seat);
  if (summary === '' && (await countOpenThreads(tx.db, step.id)) === 0) {
    throw invalid({ errors: { summary: [messages.fillThisField] } });
  }
  if (summary !== '') await say(tx, at, step, summary);
  await move(tx, at, { step, action: 'request_changes', change: { roundsUsed: step.roundsUsed + 1 } });
}

/** Takes an acceptance back. @throws 0422 after a day, or once a later step is accepted. */
export async function reopenOutline(tx: Transaction, at: AtTask, reason: string): Promise<void> {
  const step = await heldStep(tx, at.seat);
  refuseUnless(step, 'reopen', at.seat);
  if (!(await mayReopen(tx, step))) throw invalid();
  await say(tx, at, step, reason);
  await markVersion(tx.db, step.id, step.version, { acceptedAt: null });
  await move(tx, at, { step, action: 'reopen', change: { acceptedAt: null, roundsUsed: step.roundsUsed + 1 } });
}
