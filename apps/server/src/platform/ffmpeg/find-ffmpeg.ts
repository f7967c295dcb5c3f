import { run } from './run';

/** Paths of the two programs. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

type Program = keyof Ffmpeg;

/** FFmpeg, or why it cannot be used (for the operator). */
type FoundFfmpeg = { readonly ffmpeg: Ffmpeg } | { readonly problem: string };

/** The minVersion version with security updates (Debian 12); older ones must not process untrusted files. */
const minVersion = [5, 1] as const;
/** The encoders our videos are written with. */
const encoders = ['libx264', 'aac'] as const;

const advice = `install FFmpeg ${minVersion.join('.')} or newer (Debian, Ubuntu: apt-get install ffmpeg), or set FFMPEG_PATH and FFPROBE_PATH`;

const resultOf = (path: string, args: readonly string[]): Promise<string | null> =>
  run(path, args, { seconds: 20 }).then(String, () => null);

/** Returns whether the version is too old; builds from source have no number, and are accepted. */
export function isTooOld(answer: string): boolean {
  const [, major, minor] = /version n?(\d+)\.(\d+)/.exec(answer) ?? [];
  if (major === undefined) return false;
  return Number(major) < minVersion[0] || (Number(major) === minVersion[0] && Number(minor) < minVersion[1]);
}

/** @throws if the program named in the environment does not run */
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
 * Finds FFmpeg, at the path in the environment or else on the machine, and checks that it is new enough and has the
 * required encoders.
 *
 * @throws if the program named in the environment does not run
 */
export async function findFfmpeg(env: { FFMPEG_PATH?: string; FFPROBE_PATH?: string }): Promise<FoundFfmpeg> {
  const { FFMPEG_PATH: ffmpeg = 'ffmpeg', FFPROBE_PATH: ffprobe = 'ffprobe' } = env;
  const problem =
    (await problemOf('ffmpeg', ffmpeg, env.FFMPEG_PATH !== undefined)) ??
    (await problemOf('ffprobe', ffprobe, env.FFPROBE_PATH !== undefined)) ??
    (await missingEncoder(ffmpeg));
  return problem === null ? { ffmpeg: { ffmpeg, ffprobe } } : { problem: `${problem}: ${advice}` };
}
