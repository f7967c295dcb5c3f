import type { Transaction } from '../transaction';
import { dailyRuns } from './schema';
import { taipeiDay } from './taipei';

/**
 * Returns whether this transaction is the first one today for a job. A parallel process waits for it, and gets `false` once
 * it is committed; after a rollback the day is available again.
 */
export async function isFirstToday({ db, now }: Transaction, name: string): Promise<boolean> {
  const claimed = await db
    .insert(dailyRuns)
    .values({ name, day: taipeiDay(now), startedAt: now })
    .onConflictDoNothing()
    .returning({ name: dailyRuns.name });
  return claimed.length > 0;
}
