import type { messagingApi } from '@line/bot-sdk';
import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { monthOf } from '../schedule';
import type { Transaction } from '../transaction';
import type { LineFailureReason } from './line-failure';
import { lineOutbox } from './schema';

export type LineOutboxRow = typeof lineOutbox.$inferSelect;

/** Attempts per message; the last is about three hours after the first, well within a retry key's validity of a day. */
export const maxSendAttempts = 6;
const batch = 20;

/** Puts a message into the outbox, in the transaction that causes it. */
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
 * Claims messages that are due. Each becomes due again later unless it is settled first, so that nothing is lost if the
 * process dies.
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

/** Makes a message due again now. @returns false if it was already accepted */
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
 * Returns whether LINE's latest response this month was that the quota is used up. The state ends with the next month, or
 * when LINE accepts a message again after the quota was raised.
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

/** Deletes messages created before a point in time. */
export const deleteLineMessages = (db: Database, before: Date) =>
  db.delete(lineOutbox).where(lt(lineOutbox.createdAt, before));

/** The latest messages, newest first. */
export const recentLineMessages = (db: Database, count: number): Promise<LineOutboxRow[]> =>
  db.select().from(lineOutbox).orderBy(desc(lineOutbox.ordinal)).limit(count);
