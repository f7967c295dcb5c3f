import type { Database } from '../database';
import type { Platform } from '../platform';
import { jobRuns } from './schema';

/** Work that no request asks for. */
export interface Job {
  /** For the log. */
  readonly name: string;
  readonly run: (platform: Platform) => Promise<unknown>;
}

export type OnJobError = (job: string, error: unknown) => void;

/** Runs the jobs in order. A failing one is reported; the others still run. */
export async function runJobs(platform: Platform, jobs: readonly Job[], onError: OnJobError): Promise<void> {
  for (const { name, run } of jobs) {
    let error: string | null = null;
    try {
      await run(platform);
    } catch (failure) {
      error = failure instanceof Error ? failure.message : 'unknown';
      onError(name, failure);
    }
    // A database that is gone has been reported by the job itself.
    await noteRun(platform.db, name, platform.clock(), error).catch(() => undefined);
  }
}

/**
 * Runs the jobs now, and again each time so many milliseconds after they ended. Returns the function that stops it, after
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

/** Notes how a job went; `error` is `null` when it went well. */
async function noteRun(db: Database, name: string, ranAt: Date, error: string | null): Promise<void> {
  const run = { ranAt, error, failedAt: error === null ? null : ranAt };
  await db
    .insert(jobRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRuns.name, set: run });
}
