import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { settleInviting } from './inviting';
import { revoke } from './send';
import { forgetRecipient, listUnanswered } from './store';

/** Takes back what somebody sent and declines what they received; their address is forgotten. */
export async function leaveInvitations(tx: Transaction, user: CurrentUser, nobody: string): Promise<void> {
  for (const { id } of await listUnanswered(tx.db, user.id)) await revoke(tx, id, user);
  const declined = await forgetRecipient(tx.db, user, { nobody, now: tx.now });
  for (const { projectId } of declined) await settleInviting(tx, projectId);
}
