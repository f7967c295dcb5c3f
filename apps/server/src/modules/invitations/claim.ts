import { counterpart } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { notifyInvitee } from './send';
import { changeInvitation, listInvitedTasks, listUnclaimed } from './store';

/** Assigns invitations that were sent to a user's address before they had an account, and notifies the user. */
export async function claimInvitationsOfAddress(tx: Transaction, user: CurrentUser): Promise<void> {
  const waiting = (await listUnclaimed(tx.db, user, tx.now)).filter(
    ({ sender }) => user.role === counterpart(sender.role),
  );
  const tasks = await listInvitedTasks(
    tx.db,
    waiting.map(({ invitation }) => invitation),
  );
  for (const { invitation, sender, project } of waiting) {
    const own = { ...invitation, recipientId: user.id };
    await changeInvitation(tx.db, invitation, { recipientId: user.id });
    await notifyInvitee(tx, own, sender, { project, task: tasks.find(({ id }) => id === invitation.taskId) });
  }
}
