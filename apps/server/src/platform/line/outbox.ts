import type { messagingApi } from '@line/bot-sdk';
import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { monthOf } from '../schedule';
import type { Transaction } from '../transaction';
import type { LineFailureReason } from './line-failure';
import { lineOutbox } from './schema';

export type LineOutboxRow = typeof lineOutbox.$inferSelect;

/** Tries of one message; the last is about three hours after the first, well within a retry key's day. */
export const mostAttempts = 6;
const batch = 20;

/** Puts a message into the outbox, in the transaction of its cause. */
export async function postToLine(
  { db, now }: Transaction,
  recipient: string,
  message: messagingApi.FlexMessage,
): Promise<string> {
  const [row] = await db
    .insert(lineOutbox)
    .values({ recipient, message, nextAttemptAt: now, createdAt: now })
    .returning({ id: lineOutbox.id });
  if (!row) throw new Error('@paidang/server: insert returned no row for line_outbox.');
  return row.id;
}

/**
 * Takes messages that are due. Each is due again later unless it is settled before, so that a process that dies with
 * it loses nothing.
 */
export function claimDue({ db, now }: Transaction): Promise<LineOutboxRow[]> {
  const due = db
    .select({ id: lineOutbox.id })
    .from(lineOutbox)
    .where(and(eq(lineOutbox.status, 'pending'), lte(lineOutbox.nextAttemptAt, now)))
    .orderBy(asc(lineOutbox.ordinal))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(lineOutbox)
    .set({
      attempts: sql`${lineOutbox.attempts} + 1`,
      // 30 s, 2 min, 8 min, 32 min, 2 h.
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + interval '30 seconds' * power(4, ${lineOutbox.attempts})`,
    })
    .where(inArray(lineOutbox.id, due))
    .returning();
}

export type Settlement =
  | { readonly status: 'accepted' | 'kept' }
  | { readonly status: 'failed'; readonly reason: LineFailureReason };

// by id: the row the worker has claimed.
export const settle = ({ db }: Transaction, id: string, settlement: Settlement) =>
  db.update(lineOutbox).set(settlement).where(eq(lineOutbox.id, id));

/** Sends a message again now. @returns false for one that was accepted */
export async function retryLineMessage({ db, now }: Transaction, id: string): Promise<boolean> {
  // by id: staff see every message of the outbox.
  const retried = await db
    .update(lineOutbox)
    .set({ status: 'pending', reason: null, attempts: 0, nextAttemptAt: now })
    .where(and(eq(lineOutbox.id, id), inArray(lineOutbox.status, ['pending', 'failed'])))
    .returning({ id: lineOutbox.id });
  return retried.length > 0;
}

/**
 * Whether LINE's last word this month was that the quota is used up. A message it takes after that, of a larger quota,
 * ends it, and so does the next month.
 */
export async function isQuotaReached(db: Database, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ status: lineOutbox.status })
    .from(lineOutbox)
    .where(
      and(
        gte(lineOutbox.createdAt, monthOf(now)),
        or(eq(lineOutbox.status, 'accepted'), eq(lineOutbox.reason, 'quota')),
      ),
    )
    .orderBy(desc(lineOutbox.ordinal))
    .limit(1);
  return last?.status === 'failed';
}

/** Deletes the messages created before an instant. */
export const deleteLineMessages = (db: Database, before: Date) =>
  db.delete(lineOutbox).where(lt(lineOutbox.createdAt, before));

/** Newest first. */
export const recentLineMessages = (db: Database, count: number): Promise<LineOutboxRow[]> =>
  db.select().from(lineOutbox).orderBy(desc(lineOutbox.ordinal)).limit(count);
