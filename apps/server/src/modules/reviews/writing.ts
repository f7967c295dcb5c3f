import { randomUUID } from 'node:crypto';
import { messages } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { checkTexts } from '../claims';
import { isBlockedByEarlierStep, requireNewestRevision, type StepRow } from '../steps';
import { readContent, requireComplete, type StoredContent } from './codec';
import type { StepKind, StepMember, TaskMember } from './kind';
import { lockStepOf, moveStep, requireTransition } from './service';
import { presentDraft } from './step-view';
import { clearDraft, type DraftRow, type DraftState, findVersion, insertVersion, readDraft, saveDraft } from './store';

/** @throws 0409 with the newer draft, or `null` if it was sent. */
const refuseOlderDraft = <Content, Action extends string>(
  { codec }: StepKind<Content, Action>,
  { draft, revision: newest }: DraftState,
  revision: number,
): void => requireNewestRevision(revision, newest, () => draft && presentDraft(codec, draft));

/** Returns the author's draft, if the caller has its latest revision. @throws 0409 */
export async function requireKnownDraft<Content, Action extends string>(
  { db }: Transaction,
  { kind, user }: StepMember<Content, Action>,
  step: StepRow,
  revision: number,
): Promise<DraftRow | null> {
  const state = await readDraft(db, step.id, user.id);
  refuseOlderDraft(kind, state, revision);
  return state.draft;
}

export interface SubmittedSchedule<Content> {
  /** The content as received. */
  readonly content: Content;
  /** The revision it is based on, from the step view. */
  readonly revision: number;
}

type Writer<Content, Action extends string> = StepMember<Content, Action | 'save_draft' | 'send'>;

/** Saves the author's draft; nobody is notified. @throws 0422, 0409 */
export async function storeDraft<Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  { content, revision }: SubmittedSchedule<Content>,
): Promise<void> {
  const { kind, membership, user } = member;
  const step = await lockStepOf(tx, member);
  requireTransition(step, 'save_draft', member);
  const draft = await requireKnownDraft(tx, member, step, revision);
  const stored = await readContent(tx, membership.task.id, kind.codec, content);
  await kind.check?.(tx, member, stored.content);
  await saveDraft(tx.db, {
    stepId: step.id,
    authorId: user.id,
    content: stored.text,
    revision: revision + 1,
    baseVersion: draft?.baseVersion ?? step.version,
    updatedAt: tx.now,
  });
  await moveStep(tx, member, { step, action: 'save_draft' });
}

/** Discards the author's draft. @throws 0422 */
export async function discardDraft(tx: Transaction, at: TaskMember, held: StepRow): Promise<void> {
  await clearDraft(tx.db, held.id, at.user.id, tx.now);
  if (held.status === 'drafting') await moveStep(tx, at, { step: held, action: 'discard' });
}

/** Returns whether the same content was just sent, from another tab or by a double click. */
async function isSentAlready(
  { db }: Transaction,
  { membership }: TaskMember,
  step: StepRow,
  hash: string,
): Promise<boolean> {
  if (step.turn === membership.party) return false;
  const current = await findVersion(db, step.id, step.version);
  return current?.version.contentHash === hash;
}

/** Creates an immutable version, and passes the turn to the other side. @throws 0422, 0409 */
export async function sendVersion<Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  { content, revision }: SubmittedSchedule<Content>,
): Promise<void> {
  const { kind, membership, user } = member;
  const step = await lockStepOf(tx, member);
  requireTransition(step, 'send', member);
  if (await isBlockedByEarlierStep(tx, step)) throw invalid({ message: messages.heldBack });
  const state = await readDraft(tx.db, step.id, user.id);
  const stored = await readContent(tx, membership.task.id, kind.codec, content);
  if (!state.draft && (await isSentAlready(tx, member, step, stored.hash))) return;
  refuseOlderDraft(kind, state, revision);
  await kind.check?.(tx, member, stored.content);
  requireComplete(kind.codec, stored.content);
  await kind.onSend?.(tx, member, stored.content, step);
  await keepVersion(tx, member, step, stored);
}

async function keepVersion<Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  step: StepRow,
  { content, text, hash, picture }: StoredContent<Content>,
): Promise<void> {
  const { kind, membership } = member;
  const number = step.version + 1;
  const id = randomUUID();
  const category = kind.category?.(content) ?? membership.task.productCategory;
  const platform = (await kind.publishedOn?.(tx, member)) ?? null;
  await insertVersion(tx.db, {
    id,
    stepId: step.id,
    number,
    content: text,
    contentHash: hash,
    claims: kind.claims ? checkTexts(kind.claims(content), category, platform) : null,
    createdBy: member.user.id,
    round: step.roundsUsed + 1,
    sentAt: tx.now,
  });
  tx.record({
    kind: 'version',
    taskId: member.membership.task.id,
    userId: member.user.id,
    at: tx.now,
    about: { step: step.function, platform: step.platformId, number },
    contents: { content: { text, source: 'versions', id } },
  });
  await clearDraft(tx.db, step.id, member.user.id, tx.now);
  await moveStep(tx, member, { step, action: 'send', change: { version: number, ...(picture ? { picture } : {}) } });
}
