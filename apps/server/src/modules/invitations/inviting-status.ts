import type { Transaction } from '../../platform/transaction';
import { lockProject, setProjectStatus } from '../projects';
import { countWaiting } from './store';

/**
 * A project is 邀請中 while an answer may still come. When none does any more, it is as it was before anybody was asked.
 */
export async function updateInvitingStatus({ db, now }: Transaction, projectId: string | null): Promise<void> {
  if (!projectId) return;
  // Locked: when the last two end at once, each would count the other as pending.
  await lockProject(db, projectId);
  const isWaiting = (await countWaiting(db, projectId, now)) > 0;
  await setProjectStatus(db, projectId, [isWaiting ? 'building' : 'inviting'], isWaiting ? 'inviting' : 'building');
}
