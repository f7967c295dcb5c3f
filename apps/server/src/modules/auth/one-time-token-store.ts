import { limits } from '@paidang/contract/limits';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { oneTimeTokens } from './schema';

export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** Issues a single-use token. Only its hash is stored. */
export async function issueToken(
  { db, now }: Transaction,
  purpose: TokenPurpose,
  userId: string,
  minutes: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(oneTimeTokens).values({ purpose, userId, expiresAt, createdAt: now, tokenHash: hashToken(token) });
  return token;
}

const isValidToken = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  );

/** The user a token was issued for; `null` when it is unknown, used or expired. */
export async function findToken(
  { db, now }: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isValidToken(purpose, token, now));
  return row?.userId ?? null;
}

/**
 * Invalidates a token and all others of the same purpose and user.
 *
 * @returns the user; `null` when the token is unknown, used or expired
 */
export async function consumeToken(
  { db, now }: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(isValidToken(purpose, token, now))
    .returning({ userId: oneTimeTokens.userId });
  if (!row) return null;
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, row.userId), eq(oneTimeTokens.purpose, purpose)));
  return row.userId;
}

/** Invalidates a user's tokens of the given purposes, or all of them. */
export const deleteTokens = (db: Database, userId: string, purposes?: readonly TokenPurpose[]) =>
  db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), purposes ? inArray(oneTimeTokens.purpose, [...purposes]) : undefined));

/**
 * Whether another link may be mailed to a user: not during the cooldown after the last one, and not while the maximum
 * number of links is still valid, since each of them works.
 */
export async function mayMail({ db, now }: Transaction, purpose: TokenPurpose, userId: string): Promise<boolean> {
  const valid = await db
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(limits.registration.links);
  const [last] = valid;
  const isSoon = last !== undefined && now.getTime() - last.createdAt.getTime() < limits.resendCooldown;
  return !isSoon && valid.length < limits.registration.links;
}

export const deleteExpiredTokens = (db: Database, now: Date) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
