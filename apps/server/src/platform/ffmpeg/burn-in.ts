import type { Ffmpeg } from './find-ffmpeg';
import type { ProbedVideo } from './probe';
import { run } from './run';
import { inputOf } from './source';
import { h264, maxFps, progressArguments, secondsReader } from './transcode';

interface BurnOptions {
  /** A PNG of the video's size, laid over every frame. */
  readonly picture: string;
  readonly target: string;
  /** Called with the number of seconds done. */
  readonly onProgress: (seconds: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Burns a picture into one of our mp4 files. Sound and frame positions do not change.
 *
 * @throws ProgramError
 */
export async function burnIn(
  { ffmpeg }: Ffmpeg,
  path: string,
  { stream, fps }: ProbedVideo,
  { picture, target, onProgress, signal }: BurnOptions,
): Promise<void> {
  const rate = Math.min(fps, maxFps);
  const args = [
    ...progressArguments,
    ...inputOf({ path, mediaType: 'video/mp4' }),
    ...['-protocol_whitelist', 'file', '-f', 'png_pipe', '-i', picture],
    ...['-filter_complex', `[0:${stream}][1:v]overlay=eof_action=repeat,format=yuv420p[film]`],
    ...['-map', '[film]', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-r', String(rate), '-threads', '2', ...h264(rate), '-c:a', 'copy'],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', target],
  ];
  await run(ffmpeg, args, { onLine: secondsReader(onProgress), ...(signal ? { signal } : {}) });
}
