import { errorCodes } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { findUser, recordSecurity, type UserRow } from '../users';
import { deleteIdentity, findOwner, lockIdentities, type ProvenIdentity, saveIdentity } from './identity-store';
import { identityBoundLetter } from './letters';

/**
 * Binds an external account to a user, replacing the one of the same provider, and notifies the user by mail.
 *
 * @throws 0409 when it is bound to another user
 */
export async function bindIdentity(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  identity: ProvenIdentity,
  appUrl: string,
): Promise<void> {
  const owner = await findOwner(tx.db, identity);
  if (owner?.id === user.id) return;
  if (owner) throw new AppError(errorCodes.conflict, { message: '這個帳號已綁定其他拍檔帳號' });
  const { provider } = identity;
  await saveIdentity(tx.db, user.id, identity, tx.now);
  await recordSecurity(tx, 'identity-bound', { userId: user.id, detail: provider });
  await sendMail(tx, user.email, identityBoundLetter(user.name, provider, `${appUrl}${paths.profile('security')}`));
}

/** Unbinds an external account; does nothing if there is none. @throws 0422 when it is the only way to sign in */
export async function unbindIdentity(tx: Transaction, userId: string, provider: IdentityProvider): Promise<void> {
  // Locked, so that two parallel requests cannot each keep only the identity the other removes.
  const bound = await lockIdentities(tx.db, userId);
  if (!bound.some((identity) => identity.provider === provider)) return;
  const user = await findUser(tx.db, userId);
  if (user?.passwordHash === null && bound.length < 2) throw invalid({ message: messages.lastWayIn });
  await deleteIdentity(tx.db, userId, provider);
  await recordSecurity(tx, 'identity-unbound', { userId, detail: provider });
}
