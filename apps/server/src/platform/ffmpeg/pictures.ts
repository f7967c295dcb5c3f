import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Ffmpeg } from './find-ffmpeg';
import { ProgramError, run } from './run';
import { inputOf } from './source';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface JpegPicture extends Size {
  readonly bytes: Buffer;
}

export interface VideoStills {
  readonly poster: JpegPicture;
  /** All thumbnails side by side. */
  readonly thumbnails: JpegPicture;
}

interface StillOptions extends Size {
  readonly count: number;
}

/** Seconds for all pictures together. */
const timeoutSeconds = 120;

/** Index of the picture used as poster: the first is often still dark. */
const posterAt = 1;

async function jpeg(picture: Sharp, quality: number): Promise<JpegPicture> {
  const { data, info } = await picture.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Pictures at equal intervals, each found by a seek, so that only short parts of the video are decoded. */
async function spread({ ffmpeg }: Ffmpeg, film: string, seconds: number, count: number, options: VideoStillsOptions) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const pathOf = (index: number) => join(options.folder, `picture-${index}.png`);
  const inputs = numbers.flatMap((index) => {
    const at = (seconds * (index + 0.5)) / count;
    return ['-ss', at.toFixed(3), ...inputOf({ path: film, mediaType: 'video/mp4' })];
  });
  const outputs = numbers.flatMap((index) => ['-map', `${index}:v:0`, '-frames:v', '1', '-y', pathOf(index)]);
  await run(ffmpeg, ['-nostdin', '-loglevel', 'error', ...inputs, ...outputs], { ...options, seconds: timeoutSeconds });
  const found: Buffer[] = [];
  for (const index of numbers) {
    // In a very short video, later positions lie past its only picture.
    const picture = await readFile(pathOf(index)).catch(() => found.at(-1));
    if (picture) found.push(picture);
  }
  if (found.length === 0) throw new ProgramError(ffmpeg, 'no picture', '');
  return found;
}

interface VideoStillsOptions {
  /** Folder for temporary files. */
  readonly folder: string;
  readonly signal?: AbortSignal;
}

/**
 * Extracts the still pictures of one of our mp4 files.
 *
 * @throws ProgramError
 */
export async function extractStills(
  ffmpeg: Ffmpeg,
  film: string,
  seconds: number,
  { count, width, height }: StillOptions,
  options: VideoStillsOptions,
): Promise<VideoStills> {
  const seen = await spread(ffmpeg, film, seconds, count, options);
  const cells = await Promise.all(
    seen.map(async (picture, index) => ({
      input: await sharp(picture).resize(width, height, { fit: 'cover' }).toBuffer(),
      left: index * width,
      top: 0,
    })),
  );
  const strip = sharp({ create: { width: width * count, height, channels: 3, background: '#000' } }).composite(cells);
  return { poster: await jpeg(sharp(seen[posterAt] ?? seen[0]), 82), thumbnails: await jpeg(strip, 78) };
}
