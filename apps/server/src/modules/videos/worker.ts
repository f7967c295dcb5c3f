import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { Ffmpeg } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { removeLeftovers } from '../uploads';
import { presentToCreator } from './announce';
import { makeNextCopy } from './copy-worker';
import { markVideoFailed, storeTranscodedVideo } from './finish';
import { transcodeVideo, workFolder } from './make';
import { makeNextRendition } from './rendition-worker';
import { UnusableVideoError } from './source';
import { claimVideo, keepClaim, type NewVideo, updateClaimed, type VideoRow } from './store';

const pause = 2000;
const signOfLife = 15_000;
const betweenReports = 1000;
/** Limit for videos that crash the process. */
const mostAttempts = 3;
const firstRetry = 30_000;
const longest = limits.video.transcodeMinutes * 60_000;

type OnError = (error: unknown) => void;

export interface Job {
  readonly platform: Platform;
  readonly ffmpeg: Ffmpeg | null;
  readonly stop: AbortSignal;
  readonly onError: OnError;
}

/** Updates a claimed video and publishes it to its creator. */
const report = ({ transact }: Platform, video: VideoRow, change: Partial<NewVideo>): Promise<void> =>
  transact(async (tx) => {
    const changed = await updateClaimed(tx.db, video, { ...change, updatedAt: tx.now });
    if (changed) await presentToCreator(tx, changed);
  });

/** Reports progress from time to time, one report at a time. */
function progressReporter(platform: Platform, video: VideoRow, onError: OnError) {
  let last = 0;
  let shown = 0;
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  return {
    tell: (percent: number) => {
      const now = performance.now();
      if (isBusy || percent <= shown || now - last < betweenReports) return;
      [last, shown, isBusy] = [now, percent, true];
      underWay = report(platform, video, { progress: percent })
        .catch(onError)
        .finally(() => {
          isBusy = false;
        });
    },
    /** Resolves when the report under way is done. */
    settle: () => underWay,
  };
}

/** Transcodes one video. A failure is reported, retried later or left to another process. */
async function work({ platform, ffmpeg, stop, onError }: Job, video: VideoRow): Promise<void> {
  const { db, clock } = platform;
  const left = (video.startedAt ?? clock()).getTime() + longest - clock().getTime();
  if (left <= 0) return markVideoFailed(platform, video, messages.videoTranscodeTooLong);
  if (!ffmpeg) return markVideoFailed(platform, video, messages.videoNoFfmpeg);
  if (video.attempts > mostAttempts) return markVideoFailed(platform, video, messages.videoTranscodeFailed);
  const deadline = AbortSignal.timeout(left);
  const alive = setInterval(() => void keepClaim(db, video, clock()).catch(onError), signOfLife).unref();
  const progress = progressReporter(platform, video, onError);
  try {
    const options = {
      signal: AbortSignal.any([stop, deadline]),
      onBegin: () => report(platform, video, { state: 'transcoding', progress: 0 }),
      onProgress: progress.tell,
    };
    await transcodeVideo(platform, ffmpeg, video, options, async (film) => {
      await progress.settle();
      await storeTranscodedVideo(platform, video, film);
    });
  } catch (error) {
    await progress.settle();
    if (stop.aborted) await updateClaimed(db, video, { claim: null, claimedUntil: null, attempts: video.attempts - 1 });
    else if (deadline.aborted) await markVideoFailed(platform, video, messages.videoTranscodeTooLong);
    else if (error instanceof UnusableVideoError) await markVideoFailed(platform, video, error.message);
    else {
      onError(error);
      const again = new Date(clock().getTime() + firstRetry * video.attempts);
      await updateClaimed(db, video, { claim: null, claimedUntil: again });
    }
  } finally {
    clearInterval(alive);
  }
}

/** Transcodes all queued videos, their further sizes and copies for guests, one at a time, and deletes leftover files. */
export async function transcodePendingVideos(job: Job): Promise<void> {
  const { db, clock } = job.platform;
  await removeLeftovers(job.platform);
  while (!job.stop.aborted) {
    const video = await claimVideo(db, randomUUID(), clock());
    // Whoever waits for a video to watch comes before further sizes of another, and those before guests.
    if (video) await work(job, video);
    else if (!(await makeNextRendition(job)) && !(await makeNextCopy(job))) return;
    await removeLeftovers(job.platform);
  }
}

/** Deletes what killed processes have left on the disk; nothing of a living one is that old. */
async function removeAbandonedFolders({ env, clock }: Platform): Promise<void> {
  const folder = workFolder(env.DATA_DIR);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (clock().getTime() - mtimeMs > 2 * longest) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Transcodes videos until it is stopped. Returns the function that stops it; the video under way is left to another process.
 */
export function startVideoWorker(platform: Platform, ffmpeg: Ffmpeg | null, onError: OnError): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const job = { platform, ffmpeg, stop: stopping.signal, onError };
  let underWay = removeAbandonedFolders(platform).catch(onError);
  const turn = () => {
    underWay = underWay
      .then(() => transcodePendingVideos(job))
      .catch(onError)
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(turn, pause).unref();
      });
  };
  turn();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return underWay;
  };
}
