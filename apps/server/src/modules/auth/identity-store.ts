import type { Identity, IdentityProvider } from '@paidang/contract/entities';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { findUser, type UserRow } from '../users';
import { identities } from './schema';

/** An external account whose owner has just signed in with its provider. */
export type ProvenIdentity = Pick<typeof identities.$inferInsert, 'provider' | 'subject' | 'displayName'> & {
  email: string | null;
};

/** The user an external account is bound to. */
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

/** Locks a user's external accounts until the end of the transaction, and returns their providers. */
export const lockIdentities = (db: Database, userId: string) =>
  db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId)).for('update');

/** Stores an external account in place of the user's previous one of the same provider. */
export const saveIdentity = (db: Database, userId: string, identity: ProvenIdentity, boundAt: Date) =>
  db
    .insert(identities)
    .values({ ...identity, userId, boundAt })
    .onConflictDoUpdate({ target: [identities.userId, identities.provider], set: { ...identity, boundAt } });

export const deleteIdentity = (db: Database, userId: string, provider: IdentityProvider) =>
  db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));

export const deleteIdentities = (db: Database, userId: string) =>
  db.delete(identities).where(eq(identities.userId, userId));
