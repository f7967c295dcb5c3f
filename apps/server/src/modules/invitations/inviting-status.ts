import type { Transaction } from '../../platform/transaction';
import { lockProject, setProjectStatus } from '../projects';
import { countWaiting } from './store';

/**
 * Updates the status of a project: 邀請中 while an invitation can still be answered, otherwise what it was before anybody
 * was invited.
 */
export async function updateInvitingStatus({ db, now }: Transaction, projectId: string | null): Promise<void> {
  if (!projectId) return;
  // Locked, since if the last two invitations ended at the same time, each would count the other as pending.
  await lockProject(db, projectId);
  const isWaiting = (await countWaiting(db, projectId, now)) > 0;
  await setProjectStatus(db, projectId, [isWaiting ? 'building' : 'inviting'], isWaiting ? 'inviting' : 'building');
}
