import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { Platform } from '../platform';
import { jobRuns } from './schema';

/** Background work that no request triggers. */
export interface Job {
  /** Name in the log. */
  readonly name: string;
  readonly run: (platform: Platform) => Promise<unknown>;
}

export type OnJobError = (job: string, error: unknown) => void;

type JobRun = typeof jobRuns.$inferInsert;

/**
 * Runs the jobs in order. A failure is reported, and the remaining jobs still run. Their results are recorded together at the
 * end of the round, which is one write instead of one per job.
 */
export async function runJobs(platform: Platform, jobs: readonly Job[], onError: OnJobError): Promise<void> {
  const runs: JobRun[] = [];
  for (const { name, run } of jobs) {
    let error: string | null = null;
    try {
      await run(platform);
    } catch (failure) {
      error = failure instanceof Error ? failure.message : 'unknown';
      onError(name, failure);
    }
    const ranAt = platform.clock();
    runs.push({ name, ranAt, error, failedAt: error === null ? null : ranAt });
  }
  // If the database is unavailable, the jobs themselves have already reported it.
  await recordRuns(platform.db, runs).catch(() => undefined);
}

/**
 * Runs the jobs now, and again this many milliseconds after each round has ended. Returns the function that stops it after
 * the current round.
 */
export function startJobs(
  platform: Platform,
  jobs: readonly Job[],
  { every, onError }: { every: number; onError: OnJobError },
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const round = () => {
    underWay = runJobs(platform, jobs, onError).then(() => {
      if (!isStopped) timer = setTimeout(round, every).unref();
    });
  };
  round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return underWay;
  };
}

/** Records the results of a round; each replaces the job's previous one. */
async function recordRuns(db: Database, runs: readonly JobRun[]): Promise<void> {
  if (runs.length === 0) return;
  const set = { ranAt: sql`excluded.ran_at`, error: sql`excluded.error`, failedAt: sql`excluded.failed_at` };
  await db
    .insert(jobRuns)
    .values([...runs])
    .onConflictDoUpdate({ target: jobRuns.name, set });
}
