import { limits } from '@paidang/contract/limits';
import type { Ffmpeg } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';

/** The environment of the worker. */
export interface Job {
  readonly platform: Platform;
  /** `null` if the machine has no FFmpeg. */
  readonly ffmpeg: Ffmpeg | null;
  /** Aborted when the process stops; another process takes over the current work. */
  readonly stop: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Time limit of one unit of work, in milliseconds. */
export const workTimeLimitMs = limits.video.transcodeMinutes * 60_000;

/** Maximum attempts per unit of work, including those that ended with their process. */
export const maxAttempts = 3;

const signOfLife = 15_000;
const firstRetry = 30_000;

/** A row of work claimed by this process. */
interface ClaimedRow {
  /** Including the current one. */
  readonly attempts: number;
}

/** A change of the claim on a row; without a claim, other processes may take it from `claimedUntil` on. */
interface ClaimChange {
  readonly claim: null;
  readonly claimedUntil: Date | null;
  readonly attempts?: number;
}

interface Work {
  /** @default `workTimeLimitMs` */
  readonly within?: number;
  /** Does the work and stores what was made. */
  readonly make: (signal: AbortSignal) => Promise<void>;
  /** Renews the claim; `null` if the work was deleted or claimed by another process. */
  readonly keep: (now: Date) => Promise<object | null>;
  /** Updates the row while this process has the claim. */
  readonly update: (change: ClaimChange) => Promise<unknown>;
  /** Returns whether another attempt would fail in the same way. @default never */
  readonly isFinal?: (error: unknown) => boolean;
  /** Gives up after the last failure. */
  readonly giveUp: (error: unknown) => Promise<unknown>;
}

/**
 * Works on a claimed row: renews the claim, and hands the row back when the process stops. A failure is reported, then retried
 * later or given up. It never rejects because of errors thrown by `make`.
 *
 * @example await processJob(job, copy, { make, keep: (now) => keepCopy(db, copy, now), update, giveUp });
 */
export async function processJob(
  { platform: { clock }, stop, onError }: Pick<Job, 'stop' | 'onError'> & { platform: Pick<Platform, 'clock'> },
  { attempts }: ClaimedRow,
  { within = workTimeLimitMs, make, keep, update, isFinal = () => false, giveUp }: Work,
): Promise<void> {
  const alive = setInterval(() => void keep(clock()).catch(onError), signOfLife).unref();
  try {
    await make(AbortSignal.any([stop, AbortSignal.timeout(within)]));
  } catch (error) {
    if (stop.aborted) await update({ claim: null, claimedUntil: null, attempts: attempts - 1 });
    else if (isFinal(error)) await giveUp(error);
    // Work that is no longer wanted does not count as failed.
    else if (await keep(clock())) {
      onError(error);
      const again = new Date(clock().getTime() + firstRetry * attempts);
      await (attempts >= maxAttempts ? giveUp(error) : update({ claim: null, claimedUntil: again }));
    }
  } finally {
    clearInterval(alive);
  }
}
