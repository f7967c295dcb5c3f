import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import {
  extractStills,
  extractStoryboard,
  type Ffmpeg,
  type ProbedVideo,
  type Storyboard,
  transcodeFile,
  type VideoStills,
} from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { hashOfFile } from '../../platform/storage';
import { assemble, probe, UnusableVideoError, withRefusal } from './source';
import type { VideoRow } from './store';

/** A size is worth making only below this fraction of the next larger one. */
const worthwhileFraction = 0.8;

/**
 * The sizes in which a video is made, smallest first: those of `sizes` below its own, and its own or the largest of `sizes`.
 * Nothing is enlarged. A video of a single size has no ladder.
 *
 * @param lines length of the uploaded video's shorter side
 */
export function ladderOf(lines: number, sizes: readonly number[]): number[] {
  const own = Math.floor(Math.min(lines, Math.max(...sizes)) / 2) * 2;
  const below = sizes.filter((size) => size <= own * worthwhileFraction);
  return below.length === 0 ? [] : [...below, own].sort((one, other) => one - other);
}

/** A transcoded video on disk. */
export interface TranscodedVideo extends VideoStills, Pick<ProbedVideo, 'width' | 'height' | 'fps'> {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Hash of the uploaded file. */
  readonly sourceSha256: string;
  readonly seconds: number;
  /** `null` if none could be made: the video can be watched without it. */
  readonly storyboard: Storyboard | null;
  /** Sizes to be made of it (length of the shorter side), smallest first. */
  readonly ladder: readonly number[];
}

export interface MakeOptions {
  readonly signal: AbortSignal;
  /** Called once the file is complete and known to be a video. */
  readonly onBegin: () => Promise<void>;
  /** Called with the percentage done. */
  readonly onProgress: (percent: number) => void;
}

/** How much shorter than declared a video may be before it counts as truncated. */
const tolerance = { part: 0.02, seconds: 1 };

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
  const sourceSha256 = await assemble(platform, video, source.path, signal);
  const film = await probe(ffmpeg, source, signal);
  await onBegin();
  const path = join(folder, 'film.mp4');
  const { lines, thumbnails, storyboard: board } = limits.video;
  const percent = (seconds: number) => Math.min(99, Math.floor((seconds / (film.seconds ?? seconds * 2)) * 100));
  const options = { lines, signal, onProgress: (seconds: number) => onProgress(percent(seconds)) };
  await withRefusal(messages.videoTranscodeFailed, transcodeFile(ffmpeg, source, film, path, options));
  const made = await probe(ffmpeg, { path, mediaType: 'video/mp4' }, signal);
  const seconds = made.seconds ?? 0;
  refuseTruncatedVideo(film, seconds);
  const spread = extractStills(ffmpeg, path, seconds, thumbnails, { folder, signal });
  const pictures = await withRefusal(messages.videoUnreadable, spread);
  const { width, height, fps } = made;
  const shown = { path, seconds, width, height };
  const storyboard = await extractStoryboard(ffmpeg, shown, { ...board, folder, signal }).catch(() => null);
  signal.throwIfAborted();
  const sha256 = await hashOfFile(path);
  const ladder = ladderOf(Math.min(film.width, film.height), limits.video.ladder);
  const { size: bytes } = await stat(path);
  const measured = { bytes, sha256, sourceSha256, seconds, width, height, fps };
  return { ...pictures, ...measured, path, storyboard, ladder };
}

/** The folder for transcoding. Each claim has a folder of its own in it, since processes may share it. */
export const workFolder = (dataDir: string): string => join(dataDir, 'transcoding');

/**
 * Transcodes the chunks of a video in a folder of its own and passes the result to `take`. The folder is always deleted
 * afterwards.
 *
 * @throws UnusableVideoError if the file is unusable, or the signal's reason if it was aborted
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
