import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { mailTokens, users } from './schema';
import { hashToken } from './token';

export type UserRow = typeof users.$inferSelect;

/** `null` when the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export const insertMailToken = (
  db: Database,
  token: string,
  row: { userId: string; createdAt: Date; expiresAt: Date },
) => db.insert(mailTokens).values({ ...row, tokenHash: hashToken(token) });

/** Takes a token out: it works once. `null` when it is unknown or too old. */
export async function takeMailToken(db: Database, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.tokenHash, hashToken(token)), gt(mailTokens.expiresAt, now)))
    .returning({ userId: mailTokens.userId });
  return row?.userId ?? null;
}

/** Makes an unverified account active; others keep their status. */
export async function activateUser(db: Database, id: string): Promise<UserRow | null> {
  await db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.id, id), eq(users.status, 'unverified')));
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export const forgetExpiredMailTokens = (db: Database, now: Date) =>
  db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
