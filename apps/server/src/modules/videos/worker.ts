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
import { type Job, maxAttempts, processJob, workTimeLimitMs } from './job';
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

/** Reports progress periodically, one report at a time. */
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
    /** Resolves when the current report is finished. */
    settle: () => underWay,
  };
}

/** Milliseconds left for a video, counted from the first attempt. */
const timeLeft = ({ clock }: Platform, { startedAt }: VideoRow): number =>
  (startedAt ?? clock()).getTime() + workTimeLimitMs - clock().getTime();

/** Transcodes one video. If it is unusable or takes too long, it fails with a message for its creator. */
async function work(job: Job, video: VideoRow): Promise<void> {
  const { platform, ffmpeg, onError } = job;
  const { db } = platform;
  const left = timeLeft(platform, video);
  if (left <= 0) return markVideoFailed(platform, video, messages.videoTranscodeTooLong);
  if (!ffmpeg) return markVideoFailed(platform, video, messages.videoNoFfmpeg);
  // If every attempt ended with its process, nobody has reported the failure yet.
  if (video.attempts > maxAttempts) return markVideoFailed(platform, video, messages.videoTranscodeFailed);
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
  await processJob(job, video, {
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

/** Transcodes all queued videos, their further sizes and guests' copies, one at a time, and deletes leftover files. */
export async function transcodePendingVideos(job: Job): Promise<void> {
  const { db, clock } = job.platform;
  await removeLeftovers(job.platform);
  while (!job.stop.aborted) {
    const video = await claimVideo(db, randomUUID(), clock());
    // Videos that people wait for come before further sizes of others, and those before guests' copies.
    if (video) await work(job, video);
    else if (!(await makeNextRendition(job)) && !(await makeNextCopy(job))) return;
    await removeLeftovers(job.platform);
  }
}

/** Deletes folders left on disk by killed processes; those of running processes are never that old. */
async function removeAbandonedFolders({ env, clock }: Platform): Promise<void> {
  const folder = workFolder(env.DATA_DIR);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (clock().getTime() - mtimeMs > 2 * workTimeLimitMs) await rm(path, { recursive: true, force: true });
  }
}

/** Transcodes videos until it is stopped. Returns the function that stops it; another process takes over the current video. */
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
