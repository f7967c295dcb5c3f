import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Ffmpeg } from './find-ffmpeg';
import type { JpegPicture } from './pictures';
import { run } from './run';
import { inputOf } from './source';

export interface Storyboard extends JpegPicture {
  readonly count: number;
}

interface StoryboardOptions {
  /** Pictures at most. */
  readonly count: number;
  readonly columns: number;
  /** Seconds between two at least. */
  readonly interval: number;
  /** Pixels of the longer side of each. */
  readonly side: number;
  readonly folder: string;
  readonly signal?: AbortSignal;
}

interface Film {
  readonly path: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** Seconds for all of them. */
const patience = 300;
/** Our mp4 has a key frame at least this often, seconds: pictures further apart need no others. */
const betweenKeyFrames = 2;

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** Seconds from one picture to the next. */
export const storyboardInterval = (seconds: number, count: number, least: number): number =>
  Math.max(least, seconds / count);

/** Size of each picture, in the shape of the film. */
export function tileSize({ width, height }: Pick<Film, 'width' | 'height'>, side: number) {
  const part = side / Math.max(width, height);
  return { width: even(width * part), height: even(height * part) };
}

/**
 * Pictures of an mp4 of ours from its beginning to its end, row by row in one picture.
 *
 * @throws ProgramError
 */
export async function extractStoryboard(
  { ffmpeg }: Ffmpeg,
  film: Film,
  { count: most, columns, interval: least, side, folder, signal }: StoryboardOptions,
): Promise<Storyboard> {
  const interval = storyboardInterval(film.seconds, most, least);
  // A sound that ends a moment after the last picture adds none.
  const count = Math.max(1, Math.min(most, Math.ceil(film.seconds / interval - 0.1)));
  const { width, height } = tileSize(film, side);
  const rows = Math.ceil(count / columns);
  const path = join(folder, 'storyboard.png');
  const filters = [
    // Each picture is the one that is seen from its second on.
    `fps=1/${interval.toFixed(6)}:round=up:start_time=0`,
    `scale=${width}:${height}`,
    `tile=${columns}x${rows}`,
  ];
  const args = [
    ...['-nostdin', '-loglevel', 'error'],
    ...(interval >= betweenKeyFrames ? ['-skip_frame', 'nokey'] : []),
    ...inputOf({ path: film.path, mediaType: 'video/mp4' }),
    ...['-an', '-vf', filters.join(','), '-frames:v', '1', '-y', path],
  ];
  await run(ffmpeg, args, { seconds: patience, ...(signal ? { signal } : {}) });
  const { data, info } = await sharp(await readFile(path))
    .jpeg({ quality: 72 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, count };
}
