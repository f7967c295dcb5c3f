import type { Session } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { closeSessionsOf } from '../sessions';
import { activateUser, findUserByEmail, normaliseEmail, recordSecurity, subjectOf, updateUser } from '../users';
import { deleteAttempts } from './attempts';
import { passwordChangedLetter, resetLetter } from './letters';
import { consumeToken, findToken, issueToken, mayMail } from './one-time-token-store';
import { salutationOf, signIn } from './service';

const expired = () => invalid({ message: messages.linkExpired });

/**
 * Mails a link that sets a new password, within the limits of `mayMail`. Does not disclose whether the account
 * exists.
 */
export async function forgotPassword(tx: Transaction, email: string, appUrl: string): Promise<void> {
  const user = await findUserByEmail(tx.db, normaliseEmail(email));
  if (!user || user.status === 'suspended' || user.status === 'deleted') return;
  if (!(await mayMail(tx, 'reset', user.id))) return;
  const token = await issueToken(tx, 'reset', user.id, limits.resetToken.hours * 60);
  await recordSecurity(tx, 'password-reset-asked', { userId: user.id });
  await sendMail(tx, user.email, resetLetter(salutationOf(user), `${appUrl}${paths.resetPassword(token)}`));
}

/** @throws 0422 when the link was used or has expired */
export async function checkResetToken(tx: Transaction, token: string): Promise<void> {
  if (!(await findToken(tx, 'reset', token))) throw expired();
}

/**
 * Sets a new password, signs out every browser and signs in this one. Using the mailed link also verifies the address.
 *
 * @throws 0422, 0103
 */
export async function resetPassword(
  tx: Transaction,
  token: string,
  { passwordHash, device, appUrl }: { passwordHash: string; device: string; appUrl: string },
): Promise<Session> {
  const userId = await consumeToken(tx, 'reset', token);
  const user = userId ? await activateUser(tx.db, userId) : null;
  if (!user) throw expired();
  if (user.status !== 'active') throw new AppError('0103');
  await updateUser(tx.db, user.id, { passwordHash });
  await closeSessionsOf(tx, [user.id]);
  await deleteAttempts(tx.db, subjectOf(user.email));
  await recordSecurity(tx, 'password-reset', { userId: user.id, subject: subjectOf(user.email), detail: device });
  await sendMail(tx, user.email, passwordChangedLetter(user.name, appUrl));
  return signIn(tx, user, device);
}
