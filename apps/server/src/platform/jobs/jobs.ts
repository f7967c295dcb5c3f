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

/** Runs the jobs in order. A failure is reported, and the remaining jobs still run. */
export async function runJobs(platform: Platform, jobs: readonly Job[], onError: OnJobError): Promise<void> {
  for (const { name, run } of jobs) {
    let error: string | null = null;
    try {
      await run(platform);
    } catch (failure) {
      error = failure instanceof Error ? failure.message : 'unknown';
      onError(name, failure);
    }
    // If the database is unavailable, the job itself has already reported it.
    await noteRun(platform.db, name, platform.clock(), error).catch(() => undefined);
  }
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

/** Records the result of a job; `error` is `null` if it succeeded. */
async function noteRun(db: Database, name: string, ranAt: Date, error: string | null): Promise<void> {
  const run = { ranAt, error, failedAt: error === null ? null : ranAt };
  await db
    .insert(jobRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRuns.name, set: run });
}
