import type { DeletedScript } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { storeDraft } from '../reviews';
import type { StepRow } from '../steps';
import { archiveSegments, openDraft, type ScriptMember } from './draft';
import { inserted, placeOf } from './segments';
import {
  type DeletedSegmentRow,
  forgetDeletedSegments,
  forgetSegmentsDeletedBefore,
  listDeletedSegments,
} from './store';

const day = 86_400_000;
const restorablePeriod = limits.script.keepDeletedDays * day;

/** Segments deleted before this time cannot be restored any more. */
const restorableSince = (now: Date): Date => new Date(now.getTime() - restorablePeriod);

/** Permanently deletes segments that can no longer be restored. */
export const forgetOldSegments = (db: Database, now: Date) => forgetSegmentsDeletedBefore(db, restorableSince(now));

const present = ({ segment, ordering, deletedAt }: DeletedSegmentRow): DeletedScript => ({
  segment,
  ordering,
  deleted_at: deletedAt.toISOString(),
  kept_until: new Date(deletedAt.getTime() + restorablePeriod).toISOString(),
});

/** The segments that the caller may restore, newest first. */
export const deletedOf = async (tx: Transaction, { user }: ScriptMember, step: StepRow): Promise<DeletedScript[]> =>
  (await listDeletedSegments(tx.db, step.id, user.id, restorableSince(tx.now))).map(present);

/** Removes a segment from the draft; it can be restored for a while. @throws 0404, 0409, 0422 */
export async function removeSegment(
  tx: Transaction,
  member: ScriptMember,
  id: string,
  revision: number,
): Promise<void> {
  const open = await openDraft(tx, member, revision);
  const place = placeOf(open.scripts, id);
  await archiveSegments(tx, member, open, (segment) => segment.script_uuid === id);
  await storeDraft(tx, member, { content: { scripts: open.scripts.toSpliced(place, 1) }, revision });
}

/** Restores segments at their former positions. @throws 0404 for one that cannot be restored; 0409; 0422 */
export async function recoverSegments(
  tx: Transaction,
  member: ScriptMember,
  ids: readonly string[],
  revision: number,
): Promise<void> {
  const { step, scripts } = await openDraft(tx, member, revision);
  const deleted = await listDeletedSegments(tx.db, step.id, member.user.id, restorableSince(tx.now));
  const rows = deleted.filter(({ segmentId }) => ids.includes(segmentId)).sort((a, b) => a.ordering - b.ordering);
  if (rows.length < new Set(ids).size) throw notFound();
  const next = rows.reduce((all, { segment, ordering }) => inserted(all, segment, ordering), [...scripts]);
  await forgetDeletedSegments(tx.db, step.id, member.user.id, ids);
  await storeDraft(tx, member, { content: { scripts: next }, revision });
}
