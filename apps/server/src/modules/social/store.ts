import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { loginAttempts, loginHandovers } from './schema';

export type AttemptRow = typeof loginAttempts.$inferSelect;
export type HandoverRow = typeof loginHandovers.$inferSelect;

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Stores a login that has started. */
export const createAttempt = (
  { db, now }: Transaction,
  {
    state,
    browser,
    ...attempt
  }: { state: string; browser: string } & Omit<
    typeof loginAttempts.$inferInsert,
    'stateHash' | 'browserHash' | 'expiresAt'
  >,
  minutes: number,
) =>
  db.insert(loginAttempts).values({
    ...attempt,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    expiresAt: minutesAfter(now, minutes),
  });

/** Returns and deletes a started login. `isGood` unless it has expired. */
export async function consumeAttempt(
  { db, now }: Transaction,
  state: string,
  browser: string,
): Promise<{ attempt: AttemptRow; isGood: boolean } | null> {
  const [attempt] = await db
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.stateHash, hashToken(state)), eq(loginAttempts.browserHash, hashToken(browser))))
    .returning();
  return attempt ? { attempt, isGood: attempt.expiresAt > now } : null;
}

/** Stores the provider's result and returns the token that redeems it. Only the token's hash is stored. */
export async function createHandover(
  { db, now }: Transaction,
  handover: Omit<HandoverRow, 'tokenHash' | 'expiresAt'>,
  minutes: number,
): Promise<string> {
  const token = newToken();
  await db
    .insert(loginHandovers)
    .values({ ...handover, tokenHash: hashToken(token), expiresAt: minutesAfter(now, minutes) });
  return token;
}

export interface HandoverKey {
  readonly token: string;
  /** The calling browser's cookie. */
  readonly browser: string;
}

const isValidToken = ({ token, browser }: HandoverKey, now: Date) =>
  and(
    eq(loginHandovers.tokenHash, hashToken(token)),
    eq(loginHandovers.browserHash, hashToken(browser)),
    gt(loginHandovers.expiresAt, now),
  );

/** `null` if it is unknown, used, expired or from another browser. */
export async function findHandover(db: Database, key: HandoverKey, now: Date): Promise<HandoverRow | null> {
  const [row] = await db.select().from(loginHandovers).where(isValidToken(key, now));
  return row ?? null;
}

/** Returns and deletes the handover. */
export async function consumeHandover({ db, now }: Transaction, key: HandoverKey): Promise<HandoverRow | null> {
  const [row] = await db.delete(loginHandovers).where(isValidToken(key, now)).returning();
  return row ?? null;
}

export async function deleteExpiredLogins(db: Database, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now));
  await db.delete(loginHandovers).where(lt(loginHandovers.expiresAt, now));
}
