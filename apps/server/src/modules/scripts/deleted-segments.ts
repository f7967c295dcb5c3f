import type { DeletedScript } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { actionCodes, type CodeTriple, identityCodes } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../notifications';
import { insertActivity } from '../projects/store';
import { storeDraft } from '../reviews';
import { type StepRow, stepParameters } from '../steps';
import { archiveSegments, openDraft, type ScriptDesk } from './draft';
import { inserted, placeOf } from './segments';
import {
  type DeletedSegmentRow,
  forgetDeletedSegments,
  forgetSegmentsDeletedBefore,
  listDeletedSegments,
} from './store';

const day = 86_400_000;
const keptFor = limits.script.keepDeletedDays * day;

/** What was deleted before this can not be brought back. */
const keptSince = (now: Date): Date => new Date(now.getTime() - keptFor);

/** Throws away what can not be brought back any more. */
export const forgetOldSegments = (db: Database, now: Date) => forgetSegmentsDeletedBefore(db, keptSince(now));

const present = ({ segment, ordering, deletedAt }: DeletedSegmentRow): DeletedScript => ({
  segment,
  ordering,
  deleted_at: deletedAt.toISOString(),
  kept_until: new Date(deletedAt.getTime() + keptFor).toISOString(),
});

/** What the caller may bring back, the newest first. */
export const deletedOf = async (tx: Transaction, { user }: ScriptDesk, step: StepRow): Promise<DeletedScript[]> =>
  (await listDeletedSegments(tx.db, step.id, user.id, keptSince(tx.now))).map(present);

/** Tells the vendor of a segment they know; what was never sent is the creator's alone. */
async function tell(
  tx: Transaction,
  { kind, seat, user, askId }: ScriptDesk,
  step: StepRow,
  { segmentId, ordering }: Pick<DeletedSegmentRow, 'segmentId' | 'ordering'>,
  action: '02' | '03',
) {
  const code: CodeTriple = `${identityCodes.creator}-${kind.code}-${action}`;
  await notify(tx, {
    to: seat.project.vendorId,
    from: user,
    code,
    parameters: {
      ...(await stepParameters(tx, seat, step)),
      script_uuid: segmentId,
      ordering,
      ...(askId ? { group_id: askId } : {}),
    },
  });
  await insertActivity(tx.db, {
    projectId: seat.project.id,
    taskId: seat.task.id,
    actorId: user.id,
    code,
    version: step.version || null,
    action: action === actionCodes.archived ? 'remove_segment' : 'recover_segment',
    ordering,
    createdAt: tx.now,
  });
}

/** Takes a segment out of the draft; it can be brought back for a while. @throws 0404, 0409, 0422 */
export async function removeSegment(tx: Transaction, desk: ScriptDesk, id: string, revision: number): Promise<void> {
  const open = await openDraft(tx, desk, revision);
  const place = placeOf(open.scripts, id);
  await archiveSegments(tx, desk, open, (segment) => segment.script_uuid === id);
  await storeDraft(tx, desk, { content: { scripts: open.scripts.toSpliced(place, 1) }, revision });
  const deleted = await listDeletedSegments(tx.db, open.step.id, desk.user.id, keptSince(tx.now));
  const row = deleted.find(({ segmentId }) => segmentId === id);
  if (row?.wasSent) await tell(tx, desk, open.step, row, actionCodes.archived);
}

/** Brings segments back to where they stood. @throws 0404 for one that is not there any more, 0409, 0422 */
export async function recoverSegments(
  tx: Transaction,
  desk: ScriptDesk,
  ids: readonly string[],
  revision: number,
): Promise<void> {
  const { step, scripts } = await openDraft(tx, desk, revision);
  const deleted = await listDeletedSegments(tx.db, step.id, desk.user.id, keptSince(tx.now));
  const rows = deleted.filter(({ segmentId }) => ids.includes(segmentId)).sort((a, b) => a.ordering - b.ordering);
  if (rows.length < new Set(ids).size) throw notFound();
  const next = rows.reduce((all, { segment, ordering }) => inserted(all, segment, ordering), [...scripts]);
  await forgetDeletedSegments(tx.db, step.id, desk.user.id, ids);
  await storeDraft(tx, desk, { content: { scripts: next }, revision });
  for (const row of rows) if (row.wasSent) await tell(tx, desk, step, row, actionCodes.modified);
}
