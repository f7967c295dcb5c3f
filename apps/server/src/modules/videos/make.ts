import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@paidang/contract/limits';
import { checkVideoProperties, messages } from '@paidang/contract/rules';
import {
  extractStills,
  type Ffmpeg,
  type ProbedVideo,
  ProgramError,
  probeVideo,
  transcodeFile,
  type VideoFile,
  type VideoStills,
} from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { hashOfFile } from '../../platform/storage';
import { chunkName } from './chunk-name';
import { listChunks, type VideoRow } from './store';

/** The video cannot be used; the message is for its creator. */
export class UnusableVideoError extends Error {}

/** A transcoded video on the disk. */
export interface TranscodedVideo extends VideoStills, Pick<ProbedVideo, 'width' | 'height' | 'fps'> {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly seconds: number;
}

export interface MakeOptions {
  readonly signal: AbortSignal;
  /** Called when the file is complete and known to be a video. */
  readonly onBegin: () => Promise<void>;
  /** Called with the percentage that is done. */
  readonly onProgress: (percent: number) => void;
}

/** How much shorter than announced a video may be before it counts as cut off. */
const tolerance = { part: 0.02, seconds: 1 };

const hashed = (onEnd: (sha256: string) => void) => {
  const hash = createHash('sha256');
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
    flush(done) {
      onEnd(hash.digest('hex'));
      done();
    },
  });
};

/** Joins the chunks of a file, and checks that each is unchanged. */
async function assemble({ db, storage }: Platform, video: VideoRow, path: string, signal: AbortSignal): Promise<void> {
  for (const { number, sha256 } of await listChunks(db, video.id)) {
    const stored = await storage.read(chunkName(video.uploadKey, number));
    if (!stored) throw new Error('@paidang/server: a chunk is not in the storage.');
    let found = '';
    const measure = hashed((hash) => {
      found = hash;
    });
    await pipeline(stored, measure, createWriteStream(path, { flags: 'a' }), { signal });
    if (found !== sha256) throw new UnusableVideoError(messages.videoUnreadable);
  }
  if ((await stat(path)).size !== video.bytes) throw new UnusableVideoError(messages.videoUnreadable);
}

/** Reports failures of FFmpeg as an unusable video. */
const withRefusal = async <Result>(message: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProgramError ? new UnusableVideoError(message, { cause: error }) : error;
  }
};

async function probe(ffmpeg: Ffmpeg, source: VideoFile, signal: AbortSignal): Promise<ProbedVideo> {
  const film = await withRefusal(messages.videoUnreadable, probeVideo(ffmpeg, source, signal));
  if (!film) throw new UnusableVideoError(messages.videoNotFilm);
  const wrong = checkVideoProperties(film);
  if (wrong) throw new UnusableVideoError(wrong);
  return film;
}

/** FFmpeg transcodes a file that ends early without reporting an error. */
function refuseTruncatedVideo({ seconds: announced }: ProbedVideo, made: number): void {
  if (announced === null) return;
  if (made < announced * (1 - tolerance.part) - tolerance.seconds)
    throw new UnusableVideoError(messages.videoUnreadable);
}

async function make(
  platform: Platform,
  ffmpeg: Ffmpeg,
  video: VideoRow,
  folder: string,
  { signal, onBegin, onProgress }: MakeOptions,
): Promise<TranscodedVideo> {
  const source = { path: join(folder, 'source'), mediaType: video.mediaType ?? '' };
  await assemble(platform, video, source.path, signal);
  const film = await probe(ffmpeg, source, signal);
  await onBegin();
  const path = join(folder, 'film.mp4');
  const { lines, thumbnails } = limits.video;
  const percent = (seconds: number) => Math.min(99, Math.floor((seconds / (film.seconds ?? seconds * 2)) * 100));
  const options = { lines, signal, onProgress: (seconds: number) => onProgress(percent(seconds)) };
  await withRefusal(messages.videoTranscodeFailed, transcodeFile(ffmpeg, source, film, path, options));
  const made = await probe(ffmpeg, { path, mediaType: 'video/mp4' }, signal);
  const seconds = made.seconds ?? 0;
  refuseTruncatedVideo(film, seconds);
  const spread = extractStills(ffmpeg, path, seconds, thumbnails, { folder, signal });
  const pictures = await withRefusal(messages.videoUnreadable, spread);
  const { width, height, fps } = made;
  const sha256 = await hashOfFile(path);
  return { ...pictures, path, bytes: (await stat(path)).size, sha256, seconds, width, height, fps };
}

/** The folder for transcoding. Each claim has its own folder in it, since processes may share it. */
export const workFolder = (dataDir: string): string => join(dataDir, 'transcoding');

/**
 * Transcodes the chunks of a video in a folder of its own and passes the result to `take`. The folder is deleted afterwards
 * in any case.
 *
 * @throws UnusableVideoError if the file is unusable, the signal's reason if it was aborted
 */
export async function transcodeVideo(
  platform: Platform,
  ffmpeg: Ffmpeg,
  video: VideoRow,
  options: MakeOptions,
  take: (film: TranscodedVideo) => Promise<void>,
): Promise<void> {
  const folder = join(workFolder(platform.env.DATA_DIR), video.claim ?? video.id);
  await mkdir(folder, { recursive: true });
  try {
    await take(await make(platform, ffmpeg, video, folder, options));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
