import sharp, { type Sharp } from 'sharp';
import type { Ffmpeg } from './find-ffmpeg';
import { run } from './run';
import { inputOf } from './source';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface JpegPicture extends Size {
  readonly bytes: Buffer;
}

export interface FilmPictures {
  readonly poster: JpegPicture;
  /** All of them side by side. */
  readonly thumbnails: JpegPicture;
}

interface Wanted extends Size {
  readonly count: number;
}

/** Which of the pictures stands for the film: the first is often still dark. */
const posterAt = 1;

async function jpeg(picture: Sharp, quality: number): Promise<JpegPicture> {
  const { data, info } = await picture.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Pictures evenly spread over a film of ours. Each is looked up by itself: only seconds of the film are decoded.
 *
 * @throws ProgramError
 */
export async function picturesOfFilm(
  { ffmpeg }: Ffmpeg,
  path: string,
  seconds: number,
  { count, width, height }: Wanted,
  signal?: AbortSignal,
): Promise<FilmPictures> {
  const seen: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = (seconds * (index + 0.5)) / count;
    const one = await run(
      ffmpeg,
      [
        ...['-nostdin', '-loglevel', 'error', '-ss', at.toFixed(3), ...inputOf({ path, mediaType: 'video/mp4' })],
        ...['-frames:v', '1', '-an', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
      ],
      { signal },
    );
    // Of a film of a moment, the last places lie behind its only picture.
    const picture = one.length > 0 ? one : seen.at(-1);
    if (picture) seen.push(picture);
  }
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
