import { randomUUID } from 'node:crypto';
import type { RevisionKind, ScheduleContent } from '@paidang/contract/entities';
import {
  changedNames,
  changesBetween,
  checkSchedule,
  type Delay,
  mayMoveFreely,
  messages,
  type ScheduleDates,
  scheduleMessages,
} from '@paidang/contract/rules';
import { functionCodes, hasEnded } from '@paidang/contract/vocabulary';
import { findTransition, isScheduleMover, type ScheduleAction, scheduleMachine } from '@paidang/contract/workflow';
import { invalid, outdated } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { inField, moveStep, type TaskMember } from '../reviews';
import { asErrors } from '../steps';
import { delayShift } from './delay';
import { dropDraft, keepDraft, refuseOlderDraft } from './draft';
import { revisionText } from './revision-text';
import { datesOnTable, fitContent, holdState, type ScheduleState } from './state';
import { insertRevision, type RevisionRow, updateRevision } from './store';

/** Sent content, with the revision of the draft it is based on. */
export interface SubmittedContent {
  readonly content: ScheduleContent;
  readonly revision: number;
}

/** A response to dates the caller has seen. */
interface ScheduleReply {
  /** Number of the revision responded to, or the one new dates are based on. */
  readonly number: number;
  readonly note?: string;
}

/** Returns whether the caller may take this action now. */
export const mayDo = (
  { step }: ScheduleState,
  action: ScheduleAction,
  { membership: { party, project } }: Pick<TaskMember, 'membership'>,
): boolean =>
  !hasEnded(project.status) &&
  findTransition(scheduleMachine, step.status, action, party) !== null &&
  isScheduleMover(action, party, step.turn);

function refuseUnless(state: ScheduleState, action: ScheduleAction, at: TaskMember): void {
  if (!mayDo(state, action, at)) throw invalid();
}

/** The pending revision. @throws 0409 unless it is the one the caller has seen. */
function pendingOf({ pending }: ScheduleState, number: number): RevisionRow {
  if (pending?.number !== number) throw outdated();
  return pending;
}

/** New dates include the unchanged ones, so an outdated page would revert newer dates. @throws 0409 */
function refuseOlderDates({ revisions }: ScheduleState, number: number): void {
  if (number !== revisions.length) throw outdated();
}

/** The action that sending new dates amounts to in the current status. */
function proposalAction({ step, agreed }: ScheduleState, { is_free: isFree }: ScheduleContent): ScheduleAction {
  if (step.status !== 'confirmed') return 'propose';
  return isFree && agreed ? 'move' : 'request_change';
}

/** @throws 0422 for each impossible date, a missing note, or a change that is not free. */
function refuseInvalidDates(
  state: ScheduleState,
  action: ScheduleAction,
  { dates, note, is_free: isFree }: ScheduleContent,
): void {
  const { agreed, freeLeft, done, today } = state;
  const problems = checkSchedule(dates, { agreed: agreed?.dates ?? null, done, today });
  const errors = asErrors(inField('content.dates', problems));
  const needsWords = action === 'counter' || action === 'request_change';
  const stays = action !== 'propose' && changesBetween(datesOnTable(state), dates).length === 0;
  if (stays) errors['content.dates'] = [scheduleMessages.unchanged];
  if (needsWords && note === '') errors['content.note'] = [messages.fillThisField];
  if (isFree && agreed && action === 'move' && !mayMoveFreely(agreed.dates, dates, freeLeft)) {
    errors['content.is_free'] = [scheduleMessages.notFree];
  }
  if (Object.keys(errors).length > 0) throw invalid({ errors });
}

interface NewRevision extends Pick<ScheduleContent, 'note' | 'dates'> {
  readonly kind: RevisionKind;
  readonly base: RevisionRow | null;
  readonly isFree?: boolean;
  readonly delay?: Delay;
}

/** Stores dates, either as pending or as confirmed. */
async function putForward(
  tx: Transaction,
  { membership, user }: TaskMember,
  { revisions }: ScheduleState,
  { kind, base, isFree = false, ...revision }: NewRevision,
): Promise<void> {
  const isPending = kind !== 'move' && kind !== 'shift';
  const id = randomUUID();
  const number = revisions.length + 1;
  await insertRevision(tx.db, {
    ...revision,
    isFree,
    id,
    taskId: membership.task.id,
    number,
    kind,
    baseNumber: base?.number ?? null,
    createdBy: user.id,
    createdAt: tx.now,
    outcome: isPending ? 'pending' : 'confirmed',
    answeredAt: isPending ? null : tx.now,
  });
  tx.record({
    kind: 'version',
    taskId: membership.task.id,
    userId: user.id,
    at: tx.now,
    about: { step: functionCodes.schedule, platform: null, number },
    contents: {
      content: { text: revisionText({ ...revision, kind, isFree }), source: 'schedule_revisions', id },
    },
  });
}

const kinds: Partial<Record<ScheduleAction, RevisionKind>> = { move: 'move', request_change: 'change' };

/** Saves the author's draft; nobody is notified. @throws 0422, 0409 */
export async function storeDraft(
  tx: Transaction,
  at: TaskMember,
  { content, revision }: SubmittedContent,
): Promise<void> {
  const state = await holdState(tx, at);
  const may = (['propose', 'move', 'counter'] as const).some((action) => mayDo(state, action, at));
  if (!may) throw invalid();
  const author = { step: state.step, userId: at.user.id };
  await refuseOlderDraft(tx, author, revision);
  await keepDraft(tx, author, fitContent(content, state), revision + 1);
}

/** Proposes dates. Once dates are agreed, changes one of them freely or requests a change. @throws 0422, 0409 */
export async function propose(
  tx: Transaction,
  at: TaskMember,
  { number, content, revision }: SubmittedContent & ScheduleReply,
): Promise<void> {
  const state = await holdState(tx, at);
  const written = fitContent(content, state);
  const action = proposalAction(state, written);
  refuseUnless(state, action, at);
  const author = { step: state.step, userId: at.user.id };
  await refuseOlderDraft(tx, author, revision);
  refuseOlderDates(state, number);
  refuseInvalidDates(state, action, written);
  const { agreed, revisions, step } = state;
  const base = agreed ?? revisions.at(-1) ?? null;
  const { note, dates } = written;
  await putForward(tx, at, state, { kind: kinds[action] ?? 'proposal', base, note, dates, isFree: action === 'move' });
  await dropDraft(tx, author);
  const parameters =
    action === 'propose'
      ? {}
      : {
          column_name: changedNames(changesBetween(agreed?.dates ?? null, dates)),
          ...(action === 'request_change' ? { requested: true } : {}),
        };
  await moveStep(tx, at, { step, action, parameters });
}

/** Makes a counter-proposal. @throws 0422, 0409 */
export async function counter(
  tx: Transaction,
  at: TaskMember,
  { number, content, revision }: SubmittedContent & ScheduleReply,
): Promise<void> {
  const state = await holdState(tx, at);
  refuseUnless(state, 'counter', at);
  const pending = pendingOf(state, number);
  const author = { step: state.step, userId: at.user.id };
  await refuseOlderDraft(tx, author, revision);
  const written = fitContent(content, state);
  refuseInvalidDates(state, 'counter', written);
  await updateRevision(tx.db, pending, { outcome: 'countered', answeredBy: at.user.id, answeredAt: tx.now });
  await putForward(tx, at, state, { kind: 'counter', base: pending, note: written.note, dates: written.dates });
  await dropDraft(tx, author);
  await moveStep(tx, at, { step: state.step, action: 'counter' });
}

async function answer(
  tx: Transaction,
  at: TaskMember,
  { number, note = '' }: ScheduleReply,
  action: 'confirm' | 'decline',
): Promise<void> {
  const state = await holdState(tx, at);
  refuseUnless(state, action, at);
  const pending = pendingOf(state, number);
  await updateRevision(tx.db, pending, {
    outcome: action === 'confirm' ? 'confirmed' : 'declined',
    answeredBy: at.user.id,
    answeredAt: tx.now,
    answerNote: note,
  });
  // The other draft is obsolete now that the dates are settled.
  await dropDraft(tx, { step: state.step, userId: at.user.id });
  await moveStep(tx, at, { step: state.step, action });
}

/** Confirms the pending dates. @throws 0422, 0409 */
export const confirm = (tx: Transaction, at: TaskMember, about: ScheduleReply): Promise<void> =>
  answer(tx, at, about, 'confirm');

/** Declines the pending dates: the agreed ones stay in force. @throws 0422, 0409 */
export const decline = (tx: Transaction, at: TaskMember, about: ScheduleReply): Promise<void> =>
  answer(tx, at, about, 'decline');

/** Recalls dates that the other side has not opened. @throws 0422, 0409 */
export async function recall(tx: Transaction, at: TaskMember, { number }: ScheduleReply): Promise<void> {
  const state = await holdState(tx, at);
  refuseUnless(state, 'recall', at);
  const pending = pendingOf(state, number);
  await updateRevision(tx.db, pending, { outcome: 'recalled', answeredAt: tx.now });
  if (pending.kind === 'counter') {
    // The proposal it countered becomes pending again.
    const base = state.revisions.find((one) => one.number === pending.baseNumber);
    if (base) await updateRevision(tx.db, base, { outcome: 'pending', answeredBy: null, answeredAt: null });
  }
  await moveStep(tx, at, { step: state.step, action: 'recall' });
}

/** Marks the pending dates as seen by this side; repeating it does nothing. @throws 0409 */
export async function open(tx: Transaction, at: TaskMember, { number }: ScheduleReply): Promise<void> {
  const state = await holdState(tx, at);
  if (!mayDo(state, 'open', at)) return;
  const pending = pendingOf(state, number);
  await updateRevision(tx.db, pending, { openedAt: tx.now });
  await moveStep(tx, at, { step: state.step, action: 'open' });
}

/** The shift offered to the caller, or `null`. */
export function offeredShift(state: ScheduleState, at: TaskMember) {
  const { agreed, steps, revisions, done, today } = state;
  if (!agreed || !mayDo(state, 'shift', at)) return null;
  return delayShift({ agreed, steps, revisions, done, today }, at.membership.party);
}

/** Accepts the offered shift. @throws 0422; 0409 if the delay has grown in the meantime */
export async function shift(
  tx: Transaction,
  at: TaskMember,
  { number, column, days }: ScheduleReply & Pick<Delay, 'column' | 'days'>,
): Promise<void> {
  const state = await holdState(tx, at);
  refuseUnless(state, 'shift', at);
  const offer = offeredShift(state, at);
  refuseOlderDates(state, number);
  if (offer?.column !== column || offer.days !== days) throw outdated();
  const dates: ScheduleDates = offer.dates;
  await putForward(tx, at, state, {
    kind: 'shift',
    base: state.agreed,
    note: '',
    dates,
    delay: { column, days, late: offer.late },
  });
  await moveStep(tx, at, {
    step: state.step,
    action: 'shift',
    parameters: { column_name: scheduleMessages.shifted(days) },
  });
}
