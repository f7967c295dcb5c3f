import { run } from './run';

/** Paths of the two programs. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

type Program = keyof Ffmpeg;

/** FFmpeg, or the reason for the operator why it cannot be used. */
type FoundFfmpeg = { readonly ffmpeg: Ffmpeg } | { readonly problem: string };

/** The oldest version with security updates (Debian 12); untrusted files go to no older one. */
const oldest = [5, 1] as const;
/** What our films are written with. */
const encoders = ['libx264', 'aac'] as const;

const advice = `install FFmpeg ${oldest.join('.')} or newer (Debian, Ubuntu: apt-get install ffmpeg), or set FFMPEG_PATH and FFPROBE_PATH`;

const resultOf = (path: string, args: readonly string[]): Promise<string | null> =>
  run(path, args, { seconds: 20 }).then(String, () => null);

/** Whether the version is too old; builds from source have no number, and are accepted. */
export function isTooOld(answer: string): boolean {
  const [, major, minor] = /version n?(\d+)\.(\d+)/.exec(answer) ?? [];
  if (major === undefined) return false;
  return Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]);
}

/** @throws when what the environment names does not run */
async function problemOf(program: Program, path: string, isSet: boolean): Promise<string | null> {
  const answer = await resultOf(path, ['-version']);
  if (answer === null && isSet) {
    throw new Error(`@paidang/server: ${program.toUpperCase()}_PATH names no ${program} that runs: ${path}`);
  }
  if (answer === null) return `there is no ${program} on this machine`;
  return isTooOld(answer) ? `${program} is too old (${answer.split('\n', 1)[0]})` : null;
}

async function missingEncoder(path: string): Promise<string | null> {
  const answer = (await resultOf(path, ['-hide_banner', '-encoders'])) ?? '';
  const missing = encoders.filter((name) => !new RegExp(`\\s${name}\\s`).test(answer));
  return missing.length > 0 ? `ffmpeg has no encoder ${missing.join(', ')}` : null;
}

/**
 * FFmpeg as the environment names it, else as the machine has it, once it has shown that it is new enough and can write what
 * we need.
 *
 * @throws when what the environment names does not run
 */
export async function findFfmpeg(env: { FFMPEG_PATH?: string; FFPROBE_PATH?: string }): Promise<FoundFfmpeg> {
  const { FFMPEG_PATH: ffmpeg = 'ffmpeg', FFPROBE_PATH: ffprobe = 'ffprobe' } = env;
  const problem =
    (await problemOf('ffmpeg', ffmpeg, env.FFMPEG_PATH !== undefined)) ??
    (await problemOf('ffprobe', ffprobe, env.FFPROBE_PATH !== undefined)) ??
    (await missingEncoder(ffmpeg));
  return problem === null ? { ffmpeg: { ffmpeg, ffprobe } } : { problem: `${problem}: ${advice}` };
}
