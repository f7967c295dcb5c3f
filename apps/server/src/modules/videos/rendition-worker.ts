import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ffmpeg, type Rendition, transcodeRendition } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { addLeftovers, deleteLeftover, reserveFile } from '../uploads';
import { type Job, processJob } from './job';
import { discardChunks } from './leftovers';
import { workFolder } from './make';
import {
  claimRendition,
  dropRendition,
  hasUnmade,
  keepRendition,
  listRenditions,
  type RenditionRow,
  updateRendition,
} from './rendition-store';
import { assemble, probe } from './source';
import { lockVideo, updateVideo, type VideoRow } from './store';

/** Minimum number of sizes offered to players: a single one has no advantage over the mp4. */
const minSizes = 2;

/** Once no size is left to be made, offers the finished ones to players and deletes the upload unless it is kept. */
async function finishLadder(tx: Transaction, video: VideoRow): Promise<void> {
  if (await hasUnmade(tx.db, video.id)) return;
  if ((await listRenditions(tx.db, video.id)).length >= minSizes) await updateVideo(tx.db, video, { ladderAt: tx.now });
  if (!video.keepsOriginal) await discardChunks(tx.db, video, tx.now);
}

/**
 * Records a rendition whose file is in storage; players are offered the sizes once the last one is finished.
 *
 * @returns whether it is needed: its video exists, and nobody else has made it in the meantime
 */
export async function recordRendition(
  tx: Transaction,
  rendition: RenditionRow,
  file: string,
  { bytes, width, height, codecs, index }: Omit<Rendition, 'path'>,
): Promise<boolean> {
  const video = await lockVideo(tx.db, rendition.videoId);
  const made = { file, bytes, width, height, codecs, index, claimedUntil: null };
  const kept = video && (await updateRendition(tx.db, rendition, made));
  if (!kept) return false;
  await finishLadder(tx, video);
  return true;
}

/** Stores a rendition, unless its video was deleted or another process has made it in the meantime. */
async function storeRendition(platform: Platform, rendition: RenditionRow, made: Rendition): Promise<void> {
  const { storage, transact } = platform;
  const file = await reserveFile(platform, 'mp4');
  const { path, ...facts } = made;
  await storage.keep(file, path);
  await transact(async (tx) => {
    if (await recordRendition(tx, rendition, file, facts)) await deleteLeftover(tx.db, file);
    else await addLeftovers(tx.db, [file], tx.now);
  });
}

/** A video remains available without a size that cannot be made; operators see the failure. */
const giveUp = ({ transact }: Platform, rendition: RenditionRow): Promise<void> =>
  transact(async (tx) => {
    const video = await lockVideo(tx.db, rendition.videoId);
    await dropRendition(tx.db, rendition, tx.now);
    if (video) await finishLadder(tx, video);
  });

async function make(job: Job, ffmpeg: Ffmpeg, rendition: RenditionRow, signal: AbortSignal): Promise<void> {
  const { platform } = job;
  const video = await platform.transact((tx) => lockVideo(tx.db, rendition.videoId));
  if (!video) return;
  const folder = join(workFolder(platform.env.DATA_DIR), rendition.claim ?? video.id);
  await mkdir(folder, { recursive: true });
  try {
    const source = { path: join(folder, 'source'), mediaType: video.mediaType ?? '' };
    await assemble(platform, video, source.path, signal);
    const film = await probe(ffmpeg, source, signal);
    const made = await transcodeRendition(ffmpeg, source, film, { lines: rendition.lines, folder, signal });
    await storeRendition(platform, rendition, made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes one further size of a video. Each size is a separate unit of work, so a stopped process leaves only one unfinished.
 *
 * @returns whether there was a size to make
 */
export async function makeNextRendition(job: Job): Promise<boolean> {
  const { platform, ffmpeg } = job;
  const { db, clock } = platform;
  if (!ffmpeg) return false;
  const rendition = await claimRendition(db, randomUUID(), clock());
  if (!rendition) return false;
  await processJob(job, rendition, {
    make: (signal) => make(job, ffmpeg, rendition, signal),
    keep: (now) => keepRendition(db, rendition, now),
    update: (change) => updateRendition(db, rendition, change),
    giveUp: () => giveUp(platform, rendition),
  });
  return true;
}
