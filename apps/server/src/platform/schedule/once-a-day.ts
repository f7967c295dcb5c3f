import type { Transaction } from '../transaction';
import { dailyRuns } from './schema';
import { taipeiDay } from './taipei';

/**
 * Whether this unit of work is today's. Another process that asks waits for it, and does nothing once it is committed;
 * when it fails, the day is free again.
 */
export async function isFirstToday({ db, now }: Transaction, name: string): Promise<boolean> {
  const claimed = await db
    .insert(dailyRuns)
    .values({ name, day: taipeiDay(now), startedAt: now })
    .onConflictDoNothing()
    .returning({ name: dailyRuns.name });
  return claimed.length > 0;
}
