import { limits } from '@paidang/contract/limits';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { oneTimeTokens } from './schema';

export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** Makes a token that works once, and returns it: it is not kept. */
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

const isGood = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  );

/** Whose token it is, `null` when it is unknown, used or too old. */
export async function findToken(
  { db, now }: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isGood(purpose, token, now));
  return row?.userId ?? null;
}

/** Spends a token, and with it all of its kind that its owner was sent. `null` when it is unknown, used or too old. */
export async function takeToken(
  { db, now }: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(isGood(purpose, token, now))
    .returning({ userId: oneTimeTokens.userId });
  if (!row) return null;
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, row.userId), eq(oneTimeTokens.purpose, purpose)));
  return row.userId;
}

/** Ends what somebody's links open: of these kinds, or of all. */
export const forgetTokens = (db: Database, userId: string, purposes?: readonly TokenPurpose[]) =>
  db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), purposes ? inArray(oneTimeTokens.purpose, [...purposes]) : undefined));

/**
 * Whether one more may be mailed to somebody: not so soon after the last one, and not while a few of them are good still.
 * Who finds one in their mailbox is let in by any of them.
 */
export async function mayMail({ db, now }: Transaction, purpose: TokenPurpose, userId: string): Promise<boolean> {
  const good = await db
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(limits.registration.links);
  const [last] = good;
  const isSoon = last !== undefined && now.getTime() - last.createdAt.getTime() < limits.resendCooldown;
  return !isSoon && good.length < limits.registration.links;
}

export const forgetExpiredTokens = (db: Database, now: Date) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
