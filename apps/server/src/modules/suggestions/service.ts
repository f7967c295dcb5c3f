import { channels, events } from '@paidang/contract/calls';
import { MultiPageContent, type Suggestion } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { machineOf, type TextStepCode } from '@paidang/contract/steps';
import { FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { allowedActions } from '@paidang/contract/workflow';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { findVersion, type TaskMember } from '../reviews';
import { findStep, type StepRow } from '../steps';
import { toPerson } from '../users';
import {
  findStepOfSuggestion,
  findSuggestion,
  insertSuggestion,
  listSuggestions,
  lockSuggestion,
  type SuggestionRecord,
  setSuggestionStatus,
} from './store';

/** The step whose text is concerned, and the calling user. */
export interface SuggestionTarget extends TaskMember {
  readonly code: TextStepCode;
}

/** The step of a suggestion; the platform is derived from the suggestion. @throws 0404 */
export async function placeOfSuggestion(
  { db }: Transaction,
  at: SuggestionTarget,
  id: string,
): Promise<SuggestionTarget> {
  const step = await findStepOfSuggestion(db, at.membership.task.id, id);
  if (step?.function !== at.code) throw notFound();
  return { ...at, platformId: step.platformId ?? undefined };
}

/** @throws 0404 */
async function stepAt({ db }: Transaction, { membership, code, platformId }: SuggestionTarget): Promise<StepRow> {
  const step = await findStep(db, membership.task.id, code, platformId);
  if (!step) throw notFound();
  return step;
}

const present = ({ suggestion, author }: SuggestionRecord, step: StepRow): Suggestion => ({
  suggestion_uuid: suggestion.id,
  function: FunctionCode.parse(step.function),
  platform_uuid: step.platformId,
  script_uuid: suggestion.scriptId,
  quote: suggestion.quote,
  replacement: suggestion.replacement,
  status: suggestion.status,
  created_by: toPerson(author),
  created_at: suggestion.createdAt.toISOString(),
  decided_at: suggestion.decidedAt?.toISOString() ?? null,
  version: suggestion.version,
});

export async function suggestionsOf(tx: Transaction, place: SuggestionTarget): Promise<Suggestion[]> {
  const step = await stepAt(tx, place);
  return (await listSuggestions(tx.db, step.id)).map((record) => present(record, step));
}

/** @throws 0404 */
async function recordOf({ db }: Transaction, step: StepRow, id: string): Promise<SuggestionRecord> {
  const record = await findSuggestion(db, step.id, id);
  if (!record) throw notFound();
  return record;
}

/** Presents a changed suggestion to the caller, and makes open pages of the task reload suggestions. */
async function presentChanged(
  tx: Transaction,
  { membership }: SuggestionTarget,
  step: StepRow,
  id: string,
): Promise<Suggestion> {
  const suggestion = present(await recordOf(tx, step, id), step);
  tx.publish(channels.task(membership.task.id), events.suggestionsChanged, {});
  return suggestion;
}

export type NewSuggestion = Pick<Suggestion, 'quote' | 'replacement'> & { readonly script_uuid?: string | undefined };

/** Suggestions can be made while the creator may still write. A brief is the vendor's own text. */
const takesSuggestions = (step: StepRow, code: TextStepCode): boolean =>
  code !== functionCodes.brief &&
  step.version > 0 &&
  allowedActions(machineOf(code), step.status, 'creator').includes('save_draft');

/** @throws 0422 unless it refers to an existing version, and to one of its segments. */
async function checkPlace({ db }: Transaction, step: StepRow, { quote, script_uuid: scriptId }: NewSuggestion) {
  const record = await findVersion(db, step.id, quote.version);
  if (!record) throw invalid({ errors: { quote: [messages.operationFailed] } });
  const isPages = step.function === functionCodes.scriptPages;
  const { scripts } = isPages ? MultiPageContent.parse(JSON.parse(record.version.content)) : { scripts: [] };
  const isThere = isPages ? scripts.some(({ script_uuid: id }) => id === scriptId) : scriptId === undefined;
  if (!isThere) throw invalid({ errors: { script_uuid: [messages.operationFailed] } });
}

/** Suggests another wording for a quote of a version. @throws 0404, 0422 */
export async function suggest(tx: Transaction, place: SuggestionTarget, suggested: NewSuggestion): Promise<Suggestion> {
  const step = await stepAt(tx, place);
  if (!takesSuggestions(step, place.code)) throw invalid();
  const { quote, replacement, script_uuid: scriptId } = suggested;
  if (quote.selectedText.trim() === '') throw invalid({ errors: { quote: [messages.fillThisField] } });
  if (replacement === quote.selectedText) throw invalid({ errors: { replacement: ['建議的文字和原文相同'] } });
  await checkPlace(tx, step, suggested);
  const id = await insertSuggestion(tx.db, {
    stepId: step.id,
    scriptId: scriptId ?? null,
    authorId: place.user.id,
    quote,
    replacement,
    version: step.version,
    createdAt: tx.now,
  });
  return presentChanged(tx, place, step, id);
}

/** Locks an open suggestion. @throws 0404; 0422 if it has been decided. */
async function openSuggestion(tx: Transaction, step: StepRow, id: string): Promise<SuggestionRecord> {
  await lockSuggestion(tx.db, step.id, id);
  const record = await recordOf(tx, step, id);
  if (record.suggestion.status !== 'open') throw invalid();
  return record;
}

/** The creator accepts or rejects a suggestion. The text itself is changed in the creator's draft. */
export async function decide(
  tx: Transaction,
  place: SuggestionTarget,
  id: string,
  status: 'accepted' | 'rejected',
): Promise<Suggestion> {
  const step = await stepAt(tx, place);
  await openSuggestion(tx, step, id);
  await setSuggestionStatus(tx.db, step.id, id, { status, decidedAt: tx.now });
  return presentChanged(tx, place, step, id);
}

/** Reverts an acceptance while the text may still be changed. Does nothing if it is open. @throws 0404, 0422 */
export async function reopen(tx: Transaction, place: SuggestionTarget, id: string): Promise<Suggestion> {
  const step = await stepAt(tx, place);
  await lockSuggestion(tx.db, step.id, id);
  const { suggestion } = await recordOf(tx, step, id);
  if (suggestion.status !== 'open') {
    if (suggestion.status !== 'accepted' || !takesSuggestions(step, place.code)) throw invalid();
    await setSuggestionStatus(tx.db, step.id, id, { status: 'open', decidedAt: null });
  }
  return presentChanged(tx, place, step, id);
}

/** Withdraws the caller's own open suggestion. @throws 0404, 0422 */
export async function withdraw(tx: Transaction, place: SuggestionTarget, id: string): Promise<void> {
  const step = await stepAt(tx, place);
  const { suggestion } = await openSuggestion(tx, step, id);
  if (suggestion.authorId !== place.user.id) throw notFound();
  await setSuggestionStatus(tx.db, step.id, id, { status: 'withdrawn', decidedAt: tx.now });
  tx.publish(channels.task(place.membership.task.id), events.suggestionsChanged, {});
}
