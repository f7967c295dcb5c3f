import type { Platform } from '../platform';

/** A job that deletes or settles what has expired. */
export interface CleanupJob {
  /** For the log. */
  readonly name: string;
  readonly run: (platform: Platform) => Promise<unknown>;
}

const hour = 3_600_000;

/** Runs the jobs in order. A failing one is reported; the others still run. */
export async function runCleanupJobs(
  platform: Platform,
  jobs: readonly CleanupJob[],
  onError: (job: string, error: unknown) => void,
): Promise<void> {
  for (const { name, run } of jobs) {
    try {
      await run(platform);
    } catch (error) {
      onError(name, error);
    }
  }
}

/** Runs the jobs now and every hour. Returns the function that stops it. */
export function startCleanupJobs(...args: Parameters<typeof runCleanupJobs>): () => void {
  const run = () => void runCleanupJobs(...args);
  run();
  const timer = setInterval(run, hour).unref();
  return () => clearInterval(timer);
}
