import type { Platform } from '../platform';

/** Deletes what has expired, and tells whoever waits for it. */
export interface CleanupJob {
  /** For the log. */
  readonly name: string;
  readonly run: (platform: Platform) => Promise<unknown>;
}

const hour = 3_600_000;

/** Runs the jobs in their order. One that fails is reported and keeps none of the others from running. */
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
