import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { updateInvitingStatus } from './inviting-status';
import { revoke } from './send';
import { eraseRecipient, listUnanswered } from './store';

/** Revokes a user's sent invitations, declines the received ones and erases their address. */
export async function leaveInvitations(tx: Transaction, user: CurrentUser, nobody: string): Promise<void> {
  for (const { id } of await listUnanswered(tx.db, user.id)) await revoke(tx, id, user);
  const declined = await eraseRecipient(tx.db, user, { nobody, now: tx.now });
  for (const { projectId } of declined) await updateInvitingStatus(tx, projectId);
}
