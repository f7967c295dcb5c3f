import type { Database } from '../database';
import { jobRuns } from './schema';

/** Notes how a job went; `error` is `null` when it went well. */
export async function noteRun(db: Database, name: string, ranAt: Date, error: string | null): Promise<void> {
  const run = { ranAt, error, failedAt: error === null ? null : ranAt };
  await db
    .insert(jobRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRuns.name, set: run });
}
