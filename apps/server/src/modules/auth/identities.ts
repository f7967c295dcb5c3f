import { errorCodes } from '@paidang/contract/calls';
import type { Identity, IdentityProvider } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { findUser, recordSecurity, type UserRow } from '../users';
import { identityBoundLetter } from './letters';
import { identities } from './schema';

/** An account elsewhere whose owner has just signed in there. */
export type ProvenIdentity = Pick<typeof identities.$inferInsert, 'provider' | 'subject' | 'displayName'> & {
  email: string | null;
};

const isOf = (userId: string, provider: IdentityProvider) =>
  and(eq(identities.userId, userId), eq(identities.provider, provider));

/** Whose account an account elsewhere is. */
export async function findOwner(
  db: Database,
  { provider, subject }: Pick<ProvenIdentity, 'provider' | 'subject'>,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row ? findUser(db, row.userId) : null;
}

export async function listIdentities(db: Database, userId: string): Promise<Identity[]> {
  const rows = await db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.boundAt));
  return rows.map(({ provider, displayName, email, boundAt }) => ({
    provider,
    name: displayName,
    email,
    bound_at: boundAt.toISOString(),
  }));
}

/** Binds an account elsewhere, in place of the one before, and tells its owner by mail. @throws 0409 when it is somebody else's */
export async function bindIdentity(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  identity: ProvenIdentity,
  appUrl: string,
): Promise<void> {
  const { db, now } = tx;
  const owner = await findOwner(db, identity);
  if (owner?.id === user.id) return;
  if (owner) throw new AppError(errorCodes.conflict, { message: '這個帳號已綁定其他拍檔帳號' });
  const { provider } = identity;
  await db
    .insert(identities)
    .values({ ...identity, userId: user.id, boundAt: now })
    .onConflictDoUpdate({ target: [identities.userId, identities.provider], set: { ...identity, boundAt: now } });
  await recordSecurity(tx, 'identity-bound', { userId: user.id, detail: provider });
  await sendMail(tx, user.email, identityBoundLetter(user.name, provider, `${appUrl}${paths.profile('security')}`));
}

/** Forgets an account elsewhere. Unbinding twice is one unbinding. @throws 0422 when nothing else signs them in */
export async function unbindIdentity(tx: Transaction, userId: string, provider: IdentityProvider): Promise<void> {
  // Held: two at once must not each leave the other as the last way in.
  const bound = await tx.db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .for('update');
  if (!bound.some((one) => one.provider === provider)) return;
  const user = await findUser(tx.db, userId);
  if (user?.passwordHash === null && bound.length < 2) throw invalid({ message: messages.lastWayIn });
  await tx.db.delete(identities).where(isOf(userId, provider));
  await recordSecurity(tx, 'identity-unbound', { userId, detail: provider });
}

export const forgetIdentities = (db: Database, userId: string) =>
  db.delete(identities).where(eq(identities.userId, userId));
