import { channels, events } from '@paidang/contract/calls';
import type { DraftType, ScriptType } from '@paidang/contract/entities';
import { shareDraft } from '@paidang/contract/rules';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { clearDraft, findDraft, moveStep, readDraft, saveDraft, type TaskMember } from '../reviews';
import { findStep, lockStep, type StepRow, updateStep } from '../steps';
import { archiveDraft, findChosenForm, keepChosenForm, takeArchivedDraft } from './store';

const codes: Record<ScriptType, FunctionCode> = {
  multi: functionCodes.scriptPages,
  separate: functionCodes.scriptPages,
  one: functionCodes.scriptOnePage,
};
const sentAlready = '腳本已經送出，不能更換形式';

interface Script {
  readonly step: StepRow;
  readonly form: ScriptType;
  readonly isChosen: boolean;
}

/** The script of a task in its current form; `null` for tasks without a script. */
async function scriptOf(tx: Transaction, { membership }: TaskMember, find: typeof findStep): Promise<Script | null> {
  for (const form of ['multi', 'one'] as const) {
    const step = await find(tx.db, membership.task.id, codes[form]);
    const chosen = step && (await findChosenForm(tx.db, step.id));
    // Segments may be written on one page or separately; both forms share a step.
    if (step) return { step, form: chosen && shareDraft(chosen, form) ? chosen : form, isChosen: chosen !== null };
  }
  return null;
}

/** The form of a task's script. @throws 0404 for tasks without a script. */
export async function draftTypeOf(tx: Transaction, at: TaskMember): Promise<DraftType> {
  const script = await scriptOf(tx, at, findStep);
  if (!script) throw notFound();
  const { step, form, isChosen } = script;
  const { membership, user } = at;
  const draft = await findDraft(tx.db, step.id, user.id);
  const isSkipped = step.status === 'skipped';
  const isInUse = isChosen || form === 'one' || step.version > 0 || draft !== null;
  return {
    task_uuid: membership.task.id,
    // A skipped script never gets a form: its page says that none is needed.
    script_type: isInUse || isSkipped ? form : null,
    may_change: membership.party === 'creator' && step.version === 0 && !isSkipped,
    has_draft: draft !== null,
  };
}

/** The form under which a draft is archived. */
const draftForm = (form: ScriptType): ScriptType => (form === 'separate' ? 'multi' : form);

/** Archives the draft, and restores the draft of the other form, if it had one. */
async function exchangeDrafts(
  tx: Transaction,
  { user }: TaskMember,
  { step, form }: Script,
  to: ScriptType,
): Promise<boolean> {
  const { db, now } = tx;
  const draft = await findDraft(db, step.id, user.id);
  const before = await takeArchivedDraft(db, step.id, user.id, draftForm(to));
  const own = { stepId: step.id, authorId: user.id };
  if (draft) {
    await archiveDraft(db, { ...own, form: draftForm(form), content: draft.content, archivedAt: now });
    await clearDraft(db, step.id, user.id, now);
  }
  if (before) {
    const { revision } = await readDraft(db, step.id, user.id);
    await saveDraft(db, { ...own, content: before.content, revision: revision + 1, baseVersion: 0, updatedAt: now });
  }
  return before !== null;
}

/** @throws 0404; 0422 once a version was sent. */
export async function chooseForm(tx: Transaction, at: TaskMember, to: ScriptType): Promise<void> {
  const script = await scriptOf(tx, at, lockStep);
  if (!script) throw notFound();
  if (script.form !== to && script.step.version > 0) throw invalid({ message: sentAlready });
  await keepChosenForm(tx.db, { stepId: script.step.id, form: to, chosenAt: tx.now });
  if (shareDraft(script.form, to)) return;
  const hasDraft = await exchangeDrafts(tx, at, script, to);
  // It remains the same step, with its comments and due date.
  const step = await updateStep(tx.db, script.step, { function: codes[to], updatedAt: tx.now });
  const moved = await settle(tx, at, step, hasDraft);
  if (moved !== step) return;
  tx.publish(channels.task(at.membership.task.id), events.stepChanged, {});
}

/** Keeps the status `drafting` consistent with the existence of a draft. */
async function settle(tx: Transaction, at: TaskMember, step: StepRow, hasDraft: boolean): Promise<StepRow> {
  if (hasDraft) return moveStep(tx, at, { step, action: 'save_draft' });
  return step.status === 'drafting' ? moveStep(tx, at, { step, action: 'discard' }) : step;
}
