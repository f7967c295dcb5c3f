import type { Ffmpeg } from './find-ffmpeg';
import type { ProbedVideo } from './probe';
import { run } from './run';
import { inputOf, type VideoFile } from './source';

interface TranscodeOptions {
  /** Lines of its shorter side, at most. */
  readonly lines: number;
  /** Called with the seconds that are done. */
  readonly onProgress: (seconds: number) => void;
  readonly signal?: AbortSignal;
}

/** Pictures a second, at most. */
export const fastest = 60;
const secondsBetweenKeyframes = 2;

/** Arguments that report what is done to standard output, and errors only otherwise. */
export const reporting = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1'];

/** H.264 as every browser plays it. @param rate pictures a second */
export const h264 = (rate: number): string[] => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '4M', '-bufsize', '8M'],
  ...['-profile:v', 'high', '-g', String(Math.round(rate * secondsBetweenKeyframes))],
];

/** Reads the seconds that are done out of a line of what `reporting` asks for. */
export const secondsReader = (onProgress: (seconds: number) => void) => (line: string) => {
  // Older builds name the same number `out_time_ms`.
  const [, microseconds] = /^out_time_[um]s=(\d+)$/.exec(line) ?? [];
  if (microseconds !== undefined) onProgress(Number(microseconds) / 1_000_000);
};

/** Square pixels, even size, the shorter side at most as requested; never enlarged. */
export const scaled = (lines: number): string =>
  [
    `scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2'`,
    'setsar=1',
    `scale='if(gte(iw,ih),-2,trunc(min(${lines},iw)/2)*2)':'if(gte(iw,ih),trunc(min(${lines},ih)/2)*2,-2)'`,
    'format=yuv420p',
  ].join(',');

/**
 * Transcodes a video so that every browser plays it: H.264 and AAC in an mp4 that starts at once, without metadata
 * about place and camera.
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
  const rate = Math.min(fps, fastest);
  const args = [
    ...reporting,
    ...inputOf(source),
    ...['-map', `0:${stream}`, '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', scaled(lines), '-r', String(rate), '-threads', '2'],
    ...h264(rate),
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', target],
  ];
  await run(ffmpeg, args, { signal, onLine: secondsReader(onProgress) });
}
