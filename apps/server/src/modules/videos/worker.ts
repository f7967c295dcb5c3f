import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@paidang/contract/rules';
import type { Ffmpeg } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { removeLeftovers } from '../uploads';
import { presentToCreator } from './announce';
import { makeNextCopy } from './copy-worker';
import { markVideoFailed, storeTranscodedVideo } from './finish';
import { type Job, longest, mostAttempts, workOn } from './job';
import { transcodeVideo, workFolder } from './make';
import { makeNextRendition } from './rendition-worker';
import { UnusableVideoError } from './source';
import { claimVideo, keepClaim, type NewVideo, updateClaimed, type VideoRow } from './store';

const pause = 2000;
const betweenReports = 1000;

/** Updates a claimed video and publishes it to its creator. */
const report = ({ transact }: Platform, video: VideoRow, change: Partial<NewVideo>): Promise<void> =>
  transact(async (tx) => {
    const changed = await updateClaimed(tx.db, video, { ...change, updatedAt: tx.now });
    if (changed) await presentToCreator(tx, changed);
  });

/** Reports progress from time to time, one report at a time. */
function progressReporter(platform: Platform, video: VideoRow, onError: Job['onError']) {
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

/** Milliseconds a video may still be worked on, counted from the first try. */
const timeLeft = ({ clock }: Platform, { startedAt }: VideoRow): number =>
  (startedAt ?? clock()).getTime() + longest - clock().getTime();

/** Transcodes one video. One that cannot be used, or takes too long, fails with words for its creator. */
async function work(job: Job, video: VideoRow): Promise<void> {
  const { platform, ffmpeg, onError } = job;
  const { db } = platform;
  const left = timeLeft(platform, video);
  if (left <= 0) return markVideoFailed(platform, video, messages.videoTranscodeTooLong);
  if (!ffmpeg) return markVideoFailed(platform, video, messages.videoNoFfmpeg);
  // Of a video whose every try has ended with its process, nobody else says so.
  if (video.attempts > mostAttempts) return markVideoFailed(platform, video, messages.videoTranscodeFailed);
  const progress = progressReporter(platform, video, onError);
  const make = async (signal: AbortSignal) => {
    const onBegin = () => report(platform, video, { state: 'transcoding', progress: 0 });
    try {
      await transcodeVideo(platform, ffmpeg, video, { signal, onBegin, onProgress: progress.tell }, async (film) => {
        await progress.settle();
        await storeTranscodedVideo(platform, video, film);
      });
    } catch (error) {
      await progress.settle();
      throw signal.reason?.name === 'TimeoutError' ? new UnusableVideoError(messages.videoTranscodeTooLong) : error;
    }
  };
  await workOn(job, video, {
    within: left,
    make,
    keep: (now) => keepClaim(db, video, now),
    update: (change) => updateClaimed(db, video, change),
    isFinal: (error) => error instanceof UnusableVideoError,
    giveUp: (error) => {
      const why = error instanceof UnusableVideoError ? error.message : messages.videoTranscodeFailed;
      return markVideoFailed(platform, video, why);
    },
  });
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
export function startVideoWorker(
  platform: Platform,
  ffmpeg: Ffmpeg | null,
  onError: Job['onError'],
): () => Promise<void> {
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
