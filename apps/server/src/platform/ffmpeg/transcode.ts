import type { Ffmpeg } from './find-ffmpeg';
import type { ProbedVideo } from './probe';
import { run } from './run';
import { inputOf, type VideoFile } from './source';

interface TranscodeOptions {
  /** Maximum length of the shorter side in pixels. */
  readonly lines: number;
  /** Called with the number of seconds done. */
  readonly onProgress: (seconds: number) => void;
  readonly signal?: AbortSignal;
}

/** Maximum frames per second. */
export const maxFps = 60;
const secondsBetweenKeyframes = 2;

/** Arguments that print progress to standard output, and otherwise only errors. */
export const progressArguments = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1'];

/** H.264 that every browser plays. @param rate frames per second */
export const h264 = (rate: number): string[] => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '4M', '-bufsize', '8M'],
  ...['-profile:v', 'high', '-g', String(Math.round(rate * secondsBetweenKeyframes))],
];

/** Reads the number of seconds done from a line of progress output. */
export const secondsReader = (onProgress: (seconds: number) => void) => (line: string) => {
  // Older builds name the same number `out_time_ms`.
  const [, microseconds] = /^out_time_[um]s=(\d+)$/.exec(line) ?? [];
  if (microseconds !== undefined) onProgress(Number(microseconds) / 1_000_000);
};

/** Square pixels, even size, the shorter side limited to `lines`; never enlarged. */
export const scaleFilter = (lines: number): string =>
  [
    `scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2'`,
    'setsar=1',
    `scale='if(gte(iw,ih),-2,trunc(min(${lines},iw)/2)*2)':'if(gte(iw,ih),trunc(min(${lines},ih)/2)*2,-2)'`,
    'format=yuv420p',
  ].join(',');

/**
 * Transcodes a video so that every browser plays it: H.264 and AAC in an mp4 that starts at once, without metadata about
 * place and camera.
 *
 * @throws ProgramError
 */
export async function transcodeFile(
  { ffmpeg }: Ffmpeg,
  source: VideoFile,
  { stream, fps }: ProbedVideo,
  target: string,
  { lines, onProgress, signal }: TranscodeOptions,
): Promise<void> {
  const rate = Math.min(fps, maxFps);
  const args = [
    ...progressArguments,
    ...inputOf(source),
    ...['-map', `0:${stream}`, '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', scaleFilter(lines), '-r', String(rate), '-threads', '2'],
    ...h264(rate),
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', target],
  ];
  await run(ffmpeg, args, { signal, onLine: secondsReader(onProgress) });
}
