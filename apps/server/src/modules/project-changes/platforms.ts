import type { BriefContent, BriefPlatform } from '@paidang/contract/entities';
import { errorCodes } from '@paidang/contract/routes';
import { checkPlatforms, projectMessages } from '@paidang/contract/rules';
import { mayChangeTasks } from '@paidang/contract/vocabulary';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { briefs, settlePlatforms, syncPlatforms } from '../briefs';
import { forgetPlace } from '../notifications';
import { deletePlatform, lockTask } from '../projects';
import { lastVersion, readDraft, saveDraft, sendVersion, type TaskMember } from '../reviews';
import { asErrors, findStep } from '../steps';
import { announceChange } from './change-facts';
import { type PlannedPlatforms, planPlatforms } from './platform-consequences';
import { deleteComments } from './platform-store';

/** The consequences of giving a task these platforms. @throws 0422 */
export async function previewPlatforms(
  { db }: Transaction,
  { membership: { project, task } }: TaskMember,
  wanted: readonly BriefPlatform[],
): Promise<PlannedPlatforms> {
  if (!mayChangeTasks(project.status)) throw invalid({ message: projectMessages.platformsFixed });
  const problems = checkPlatforms(wanted);
  if (Object.keys(problems).length > 0) throw invalid({ errors: asErrors(problems) });
  return planPlatforms(db, task, wanted);
}

/** Sends the latest version of the brief again, with these platforms. The vendor's current draft stays a draft. */
async function resendBrief(tx: Transaction, at: TaskMember, stepId: string, platforms: BriefPlatform[]): Promise<void> {
  const sent = await lastVersion(tx.db, stepId);
  if (!sent) throw new Error('@paidang/server: a brief with a version number has no version.');
  const { draft, revision } = await readDraft(tx.db, stepId, at.user.id);
  const content: BriefContent = { ...briefs.codec.parse(sent.version.content), platforms };
  await sendVersion(tx, { ...at, kind: briefs }, { content, revision });
  if (draft) await saveDraft(tx.db, { ...draft, revision: revision + 1, baseVersion: sent.version.number + 1 });
}

/** Updates the platforms in the vendor's draft too: sent unchanged, it would bring the old ones back. */
async function renameInDraft(tx: Transaction, at: TaskMember, stepId: string, platforms: BriefPlatform[]) {
  const { draft, revision } = await readDraft(tx.db, stepId, at.user.id);
  if (!draft) return;
  const content = briefs.codec.write({ ...briefs.codec.parse(draft.content), platforms });
  await saveDraft(tx.db, { ...draft, content, revision: revision + 1, updatedAt: tx.now });
}

interface Wanted {
  readonly platforms: BriefPlatform[];
  /** Fingerprint of the consequences, from the preview. */
  readonly seen: string;
}

/**
 * Gives a task these platforms. Content written for removed ones is deleted, but never accepted content.
 *
 * @throws 0409 if the consequences differ from those the vendor saw, 0422
 */
export async function changePlatforms(tx: Transaction, at: TaskMember, { platforms, seen }: Wanted): Promise<void> {
  const { membership, user } = at;
  const { project, task } = membership;
  await lockTask(tx.db, task.id);
  const plan = await previewPlatforms(tx, at, platforms);
  if (plan.seen !== seen) throw new AppError(errorCodes.conflict, { message: projectMessages.platformsMoved });
  const accepted = plan.changes.find(({ is_accepted }) => is_accepted);
  if (accepted) throw invalid({ message: projectMessages.platformAccepted(accepted.platform_title) });
  const members = [project.vendorId, task.creatorId].filter((id) => id !== null);
  for (const platform of plan.removed) {
    await deleteComments(tx.db, platform);
    await deletePlatform(tx.db, platform);
    await forgetPlace(tx, members, { platform_uuid: platform.id });
  }
  const brief = await findStep(tx.db, task.id, briefs.code);
  if (brief) await renameInDraft(tx, at, brief.id, platforms);
  if (brief && plan.brief_version !== null) await resendBrief(tx, at, brief.id, platforms);
  else {
    await syncPlatforms(tx, membership, platforms);
    if (plan.changes.length > 0) await announceChange(tx, project, user, task);
  }
  if (plan.removed.length > 0) await settlePlatforms(tx, membership);
}
