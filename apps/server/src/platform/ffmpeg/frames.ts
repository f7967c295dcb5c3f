import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from './find-ffmpeg';
import { run } from './run';
import { inputOf } from './source';

interface FramesOptions {
  readonly folder: string;
  /** Pixels; smaller videos are not enlarged. */
  readonly width: number;
  readonly fps: number;
  readonly signal?: AbortSignal;
}

/** Seconds per FFmpeg run. */
const timeoutSeconds = 30;
/** Frames per run: each input needs a decoder in memory. */
const atOnce = 6;

/**
 * Extracts the frames of one of our mp4 files at the given seconds as jpg files; `null` where there is none.
 *
 * @throws ProgramError
 */
export async function extractFrames(
  { ffmpeg }: Ffmpeg,
  film: string,
  moments: readonly number[],
  { folder, width, fps, signal }: FramesOptions,
): Promise<(string | null)[]> {
  const pathOf = (index: number) => join(folder, `frame-${index}.jpg`);
  for (let first = 0; first < moments.length; first += atOnce) {
    const round = moments.slice(first, first + atOnce);
    const inputs = round.flatMap((at) => [
      '-ss',
      // Half a frame earlier, because the rounded time of a frame may lie after its beginning.
      Math.max(0, at - 0.5 / fps).toFixed(4),
      ...inputOf({ path: film, mediaType: 'video/mp4' }),
    ]);
    const outputs = round.flatMap((_, place) => [
      ...['-map', `${place}:v:0`, '-frames:v', '1', '-vf', `scale='min(${width},iw)':-2`, '-q:v', '3'],
      ...['-y', pathOf(first + place)],
    ]);
    const args = ['-nostdin', '-loglevel', 'error', ...inputs, ...outputs];
    await run(ffmpeg, args, { seconds: timeoutSeconds, ...(signal ? { signal } : {}) });
  }
  return Promise.all(
    moments.map((_, index) =>
      access(pathOf(index)).then(
        () => pathOf(index),
        () => null,
      ),
    ),
  );
}
