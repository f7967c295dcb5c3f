import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { burnIn, type Ffmpeg } from '../../platform/ffmpeg';
import { drawWatermark } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { hashOfFile } from '../../platform/storage';
import { addLeftovers, deleteLeftover, reserveFile } from '../uploads';
import { type CopyRow, claimCopy, keepCopy, updateCopy } from './copy-store';
import { type Job, processJob } from './job';
import { workFolder } from './make';
import { probe } from './source';
import { findAnyVideo } from './store';

const betweenReports = 2000;

/** Stores a copy, unless it was deleted or another process has made it in the meantime. */
async function storeCopy(platform: Platform, copy: CopyRow, path: string): Promise<void> {
  const { size: bytes } = await stat(path);
  const sha256 = await hashOfFile(path);
  const file = await reserveFile(platform, 'mp4');
  await platform.storage.keep(file, path);
  await platform.transact(async ({ db, now }) => {
    const change = { file, bytes, sha256, progress: 100, claim: null, claimedUntil: null };
    const kept = await updateCopy(db, copy, change);
    await (kept ? deleteLeftover(db, file) : addLeftovers(db, [file], now));
  });
}

/** Returns a function that records a copy's progress from time to time. */
function progressOf({ platform, onError }: Job, copy: CopyRow, seconds: number | null) {
  let last = performance.now();
  return (done: number): void => {
    if (!seconds || performance.now() - last < betweenReports) return;
    last = performance.now();
    const progress = Math.min(99, Math.floor((done / seconds) * 100));
    void updateCopy(platform.db, copy, { progress }).catch(onError);
  };
}

async function make(job: Job, ffmpeg: Ffmpeg, copy: CopyRow, signal: AbortSignal): Promise<void> {
  const { db, env, storage } = job.platform;
  const video = await findAnyVideo(db, copy.videoId);
  const stored = video?.file ? await storage.read(video.file) : null;
  if (!stored) throw new Error('@paidang/server: the video of a copy is not in the storage.');
  const folder = join(workFolder(env.DATA_DIR), copy.claim ?? copy.id);
  await mkdir(folder, { recursive: true });
  try {
    const path = join(folder, 'film.mp4');
    const picture = join(folder, 'watermark.png');
    const target = join(folder, 'copy.mp4');
    await pipeline(stored, createWriteStream(path), { signal });
    const film = await probe(ffmpeg, { path, mediaType: 'video/mp4' }, signal);
    await writeFile(picture, await drawWatermark(film, copy.lines));
    await burnIn(ffmpeg, path, film, { picture, target, onProgress: progressOf(job, copy, film.seconds), signal });
    await storeCopy(job.platform, copy, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes one copy with burned-in text. Each copy is a separate unit of work: when a process stops, another one takes over the
 * copy it was making.
 *
 * @returns whether there was a copy to make
 */
export async function makeNextCopy(job: Job): Promise<boolean> {
  const { platform, ffmpeg } = job;
  const { db, clock } = platform;
  const copy = await claimCopy(db, randomUUID(), clock());
  if (!copy) return false;
  const giveUp = () => updateCopy(db, copy, { claim: null, failedAt: clock() });
  // If no copies can be made, the waiting guest is told at once.
  if (!ffmpeg) return Boolean(await giveUp());
  await processJob(job, copy, {
    make: (signal) => make(job, ffmpeg, copy, signal),
    keep: (now) => keepCopy(db, copy, now),
    update: (change) => updateCopy(db, copy, change),
    giveUp,
  });
  return true;
}
