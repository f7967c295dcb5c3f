import { join } from 'node:path';
import { extractFrames, type Ffmpeg } from '../../platform/ffmpeg';
import { copyToDisk, type FileStorage } from '../../platform/storage';

/** A video to extract frames from. */
export interface FilmToCut {
  readonly storage: FileStorage;
  /** `null` if the machine has no FFmpeg. */
  readonly ffmpeg: Ffmpeg | null;
  /** Name of the video in storage; `null` for a link. */
  readonly file: string | null;
  readonly fps: number | null;
}

interface CutOptions {
  /** A folder on disk into which the video is copied, since storage does not support seeking. */
  readonly folder: string;
  /** Pixels; smaller videos are not enlarged. */
  readonly width: number;
}

const usualRate = 30;

/**
 * Extracts frames of a stored video at the given seconds. The whole video is read for them, so callers limit concurrency.
 *
 * @returns paths of jpg files in the folder; `null` for frames that could not be extracted
 */
export async function cutFrames(
  { storage, ffmpeg, file, fps }: FilmToCut,
  seconds: readonly number[],
  { folder, width }: CutOptions,
): Promise<readonly (string | null)[]> {
  const none = seconds.map(() => null);
  if (!ffmpeg || !file || seconds.length === 0) return none;
  const film = join(folder, 'film.mp4');
  if (!(await copyToDisk(storage, file, film))) return none;
  return extractFrames(ffmpeg, film, seconds, { folder, width, fps: fps ?? usualRate }).catch(() => none);
}
