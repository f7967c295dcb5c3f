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
  /** Maximum number of pictures. */
  readonly count: number;
  readonly columns: number;
  /** Minimum seconds between two pictures. */
  readonly interval: number;
  /** Longer side of each picture in pixels. */
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

/** Seconds for all pictures together. */
const timeoutSeconds = 300;
/** Our mp4 files have a key frame at least this often (seconds), so pictures further apart need only key frames. */
const betweenKeyFrames = 2;

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** Seconds between two pictures. */
export const storyboardInterval = (seconds: number, count: number, least: number): number =>
  Math.max(least, seconds / count);

/** Size of each picture, with the video's aspect ratio. */
export function tileSize({ width, height }: Pick<Film, 'width' | 'height'>, side: number) {
  const part = side / Math.max(width, height);
  return { width: even(width * part), height: even(height * part) };
}

/**
 * Extracts pictures of one of our mp4 files from beginning to end, laid out in rows in a single picture.
 *
 * @throws ProgramError
 */
export async function extractStoryboard(
  { ffmpeg }: Ffmpeg,
  film: Film,
  { count: most, columns, interval: least, side, folder, signal }: StoryboardOptions,
): Promise<Storyboard> {
  const interval = storyboardInterval(film.seconds, most, least);
  // Sound that ends shortly after the last frame must not add a picture.
  const count = Math.max(1, Math.min(most, Math.ceil(film.seconds / interval - 0.1)));
  const { width, height } = tileSize(film, side);
  const rows = Math.ceil(count / columns);
  const path = join(folder, 'storyboard.png');
  const filters = [
    // Each picture is the frame visible at its second.
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
  await run(ffmpeg, args, { seconds: timeoutSeconds, ...(signal ? { signal } : {}) });
  const { data, info } = await sharp(await readFile(path))
    .jpeg({ quality: 72 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, count };
}
