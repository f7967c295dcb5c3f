import { limits } from '@paidang/contract/limits';
import type { Ffmpeg } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';

/** What the worker does its work with. */
export interface Job {
  readonly platform: Platform;
  /** `null` on a machine without. */
  readonly ffmpeg: Ffmpeg | null;
  /** Aborted when the process stops: what it is at is left to another. */
  readonly stop: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds one piece of work may take. */
export const longest = limits.video.transcodeMinutes * 60_000;

/** Tries of one piece of work, those that ended with their process included. */
export const mostAttempts = 3;

const signOfLife = 15_000;
const firstRetry = 30_000;

/** A row of work that this process has claimed. */
interface ClaimedRow {
  /** This one included. */
  readonly attempts: number;
}

/** How the claim on a row changes; without a claim, others may take it from `claimedUntil` on. */
interface ClaimChange {
  readonly claim: null;
  readonly claimedUntil: Date | null;
  readonly attempts?: number;
}

interface Work {
  /** @default `longest` */
  readonly within?: number;
  /** Does the work and stores what was made. */
  readonly make: (signal: AbortSignal) => Promise<void>;
  /** Renews the claim; `null` once nobody wants the work any more, or another process has claimed it. */
  readonly keep: (now: Date) => Promise<object | null>;
  /** Updates the row while it is claimed by this process. */
  readonly update: (change: ClaimChange) => Promise<unknown>;
  /** Whether another try would fail in the same way. @default never */
  readonly isFinal?: (error: unknown) => boolean;
  /** Ends the work for good, once it has failed for the last time. */
  readonly giveUp: (error: unknown) => Promise<unknown>;
}

/**
 * Works on a claimed row: keeps its claim alive and hands it back when the process stops. A failure is reported and tried again
 * later, or given up. It never rejects for what `make` throws.
 *
 * @example await workOn(job, copy, { make, keep: (now) => keepCopy(db, copy, now), update, giveUp });
 */
export async function workOn(
  { platform: { clock }, stop, onError }: Pick<Job, 'stop' | 'onError'> & { platform: Pick<Platform, 'clock'> },
  { attempts }: ClaimedRow,
  { within = longest, make, keep, update, isFinal = () => false, giveUp }: Work,
): Promise<void> {
  const alive = setInterval(() => void keep(clock()).catch(onError), signOfLife).unref();
  try {
    await make(AbortSignal.any([stop, AbortSignal.timeout(within)]));
  } catch (error) {
    if (stop.aborted) await update({ claim: null, claimedUntil: null, attempts: attempts - 1 });
    else if (isFinal(error)) await giveUp(error);
    // What nobody wants any more has not failed.
    else if (await keep(clock())) {
      onError(error);
      const again = new Date(clock().getTime() + firstRetry * attempts);
      await (attempts >= mostAttempts ? giveUp(error) : update({ claim: null, claimedUntil: again }));
    }
  } finally {
    clearInterval(alive);
  }
}
