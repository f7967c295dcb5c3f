import { join } from 'node:path';
import { extractFrames, type Ffmpeg } from '../../platform/ffmpeg';
import { copyToDisk, type FileStorage } from '../../platform/storage';

/** A film whose frames are wanted. */
export interface FilmToCut {
  readonly storage: FileStorage;
  /** `null` where the machine has none. */
  readonly ffmpeg: Ffmpeg | null;
  /** Name of the film in the storage; `null` of a link. */
  readonly file: string | null;
  readonly fps: number | null;
}

interface CutOptions {
  /** On the disk; the film is copied into it, since its server cannot be sought in. */
  readonly folder: string;
  /** Pixels; smaller films are not enlarged. */
  readonly width: number;
}

const usualRate = 30;

/**
 * Cuts the frames of a stored film at some seconds. The whole film is read for them: who calls this limits how many do so at once.
 *
 * @returns paths of jpg files in the folder; `null` for what could not be cut
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
