import type { MultiPageContent, ScriptSegment } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import {
  findDraft,
  findVersion,
  lockStepOf,
  requireKnownDraft,
  requireTransition,
  type StepMember,
  type SubmittedSchedule,
  sendVersion,
  stepOf,
  storeDraft,
} from '../reviews';
import type { StepRow } from '../steps';
import { announceSegmentChanges } from './segment-news';
import { forgetDeletedSegments, keepDeletedSegments } from './store';

export type ScriptMember = StepMember<MultiPageContent>;

/** The segments of the last version; empty before the first. */
export async function sentScripts(
  { db }: Transaction,
  { kind }: ScriptMember,
  step: StepRow,
): Promise<ScriptSegment[]> {
  const record = await findVersion(db, step.id, step.version);
  return record ? kind.codec.parse(record.version.content).scripts : [];
}

interface OpenDraft {
  readonly step: StepRow;
  /** Of the draft, or of the version on which a draft would be based. */
  readonly scripts: readonly ScriptSegment[];
}

/** The creator's segments, with the step locked. @throws 0422; 0409 with the newer draft */
export async function openDraft(tx: Transaction, member: ScriptMember, revision: number): Promise<OpenDraft> {
  const { kind } = member;
  const step = await lockStepOf(tx, member);
  requireTransition(step, 'save_draft', member);
  const draft = await requireKnownDraft(tx, member, step, revision);
  return { step, scripts: draft ? kind.codec.parse(draft.content).scripts : await sentScripts(tx, member, step) };
}

/** Changes the segments of the draft. @throws 0404, 0409, 0422 */
export async function editDraft(
  tx: Transaction,
  member: ScriptMember,
  revision: number,
  change: (scripts: readonly ScriptSegment[]) => ScriptSegment[],
): Promise<void> {
  const { scripts } = await openDraft(tx, member, revision);
  await storeDraft(tx, member, { content: { scripts: change(scripts) }, revision });
}

/** Keeps segments removed from a draft, so that they can be restored for a while. */
export async function archiveSegments(
  tx: Transaction,
  member: ScriptMember,
  { step, scripts }: OpenDraft,
  isGone: (segment: ScriptSegment) => boolean,
): Promise<void> {
  const rows = scripts.flatMap((segment, index) => {
    const row = {
      stepId: step.id,
      authorId: member.user.id,
      segmentId: segment.script_uuid,
      segment,
      ordering: index + 1,
    };
    return isGone(segment) ? [{ ...row, deletedAt: tx.now }] : [];
  });
  await keepDeletedSegments(tx.db, rows);
}

/** Saves or sends all segments at once. Omitted ones can be restored like deleted ones. @throws 0409, 0422 */
export async function storeScript(
  tx: Transaction,
  member: ScriptMember,
  written: SubmittedSchedule<MultiPageContent>,
  isDraft: boolean,
): Promise<void> {
  const step = await lockStepOf(tx, member);
  const draft = await findDraft(tx.db, step.id, member.user.id);
  const scripts = draft ? member.kind.codec.parse(draft.content).scripts : await sentScripts(tx, member, step);
  await (isDraft ? storeDraft(tx, member, written) : sendVersion(tx, member, written));
  const kept = new Set(written.content.scripts.map((segment) => segment.script_uuid));
  await archiveSegments(tx, member, { step, scripts }, (segment) => !kept.has(segment.script_uuid));
  await forgetDeletedSegments(tx.db, step.id, member.user.id, [...kept]);
  const after = await stepOf(tx, member);
  // Sending identical content again creates no version.
  if (after.version > step.version) await announceSegmentChanges(tx, member, after);
}
