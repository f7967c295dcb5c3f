import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { settleInviting } from './inviting';
import { revoke } from './send';
import { forgetRecipient, listUnanswered } from './store';

/** Revokes a user's sent invitations, declines the received ones and erases their address. */
export async function leaveInvitations(tx: Transaction, user: CurrentUser, nobody: string): Promise<void> {
  for (const { id } of await listUnanswered(tx.db, user.id)) await revoke(tx, id, user);
  const declined = await forgetRecipient(tx.db, user, { nobody, now: tx.now });
  for (const { projectId } of declined) await settleInviting(tx, projectId);
}
