import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { Transaction } from '../transaction';
import { tallies } from './schema';

const day = 86_400_000;
/** The longest time window. */
const retention = 90 * day;

/** An event to count. */
export interface Tallied {
  readonly kind: string;
  readonly subject: string;
  readonly network?: string;
}

interface TimeWindow {
  readonly milliseconds: number;
  /** Counting stops after this number: once over the limit, the counter stays there until the window ends. */
  readonly most: number;
  /** `each`: every event restarts the window. @default 'first' */
  readonly from?: 'first' | 'each';
}

const same = ({ kind, subject, network = '' }: Tallied) =>
  and(eq(tallies.kind, kind), eq(tallies.subject, subject), eq(tallies.network, network));

/**
 * Increments a counter and returns it, in a single statement, so that parallel calls never get the same number.
 *
 * @returns `most + 1` once the limit is exceeded
 */
export async function countOne(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { kind, subject, network = '' }: Tallied,
  { milliseconds, most, from = 'first' }: TimeWindow,
): Promise<number> {
  const begin = new Date(now.getTime() - milliseconds).toISOString();
  const isOver = sql`${tallies.since} <= ${begin}::timestamptz`;
  const isFull = sql`${tallies.count} >= ${most}`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(tallies)
    .values({ kind, subject, network, count: 1, since: now })
    .onConflictDoUpdate({
      target: [tallies.kind, tallies.subject, tallies.network],
      set: {
        count: sql`case when ${isOver} then 1 when ${isFull} then ${most} + 1 else ${tallies.count} + 1 end`,
        since:
          from === 'each'
            ? sql`case when ${isFull} and not (${isOver}) then ${tallies.since} else ${at} end`
            : sql`case when ${isOver} then ${at} else ${tallies.since} end`,
      },
    })
    .returning({ count: tallies.count });
  return row?.count ?? most + 1;
}

/** Decrements a counter. */
export const uncountOne = (db: Database, tallied: Tallied) =>
  db
    .update(tallies)
    .set({ count: sql`greatest(${tallies.count} - 1, 0)` })
    .where(same(tallied));

/** Returns whether there is a count that is not older than `since`. */
export const hasOne = async (db: Database, tallied: Tallied, since: Date): Promise<boolean> =>
  (await db.$count(tallies, and(same(tallied), gte(tallies.since, since)))) > 0;

export const forgetTally = (db: Database, tallied: Tallied) => db.delete(tallies).where(same(tallied));

/** Resets a subject's counters in all networks. */
export const forgetTallies = (db: Database, kind: string, subject: string) =>
  db.delete(tallies).where(and(eq(tallies.kind, kind), eq(tallies.subject, subject)));

export const deleteOldTallies = (db: Database, now: Date) =>
  db.delete(tallies).where(lt(tallies.since, new Date(now.getTime() - retention)));
