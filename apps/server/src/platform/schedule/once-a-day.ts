import type { Transaction } from '../transaction';
import { dailyRuns } from './schema';
import { taipeiDay } from './taipei';

/**
 * Whether this transaction is the first of the day for a job. Another process waits for it, and gets `false` once it is
 * committed; after a rollback the day is free again.
 */
export async function isFirstToday({ db, now }: Transaction, name: string): Promise<boolean> {
  const claimed = await db
    .insert(dailyRuns)
    .values({ name, day: taipeiDay(now), startedAt: now })
    .onConflictDoNothing()
    .returning({ name: dailyRuns.name });
  return claimed.length > 0;
}
