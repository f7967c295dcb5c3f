import type { Registration } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { counterpart } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { registerVerified } from '../auth';
import type { UserRow } from '../users';
import { refuseUnlessPending } from './service';
import { changeInvitation, findInvitation, type InvitationRow } from './store';

/**
 * Creates an account for the invited person. Having the link proves access to the mailbox, so the address needs no further
 * verification.
 *
 * @throws 0101, 0404, 0422
 */
export async function registerInvited(
  tx: Transaction,
  invitation: InvitationRow,
  registration: Registration,
  passwordHash: string,
): Promise<UserRow> {
  refuseUnlessPending(invitation, tx.now);
  const record = await findInvitation(tx.db, invitation.id);
  if (!record || registration.type !== counterpart(record.sender.role)) throw notFound();
  if (registration.email.trim().toLowerCase() !== invitation.email) {
    throw invalid({ errors: { email: [messages.invitedEmailOnly] } });
  }
  const user = await registerVerified(tx, registration, passwordHash);
  await changeInvitation(tx.db, invitation, { recipientId: user.id });
  return user;
}
