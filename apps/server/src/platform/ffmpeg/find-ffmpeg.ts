import { run } from './run';

/** Paths of the two programs. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

type Program = keyof Ffmpeg;

const answers = (path: string): Promise<boolean> =>
  run(path, ['-version']).then(
    () => true,
    () => false,
  );

/** Builds that come with packages of npm: old, and better than none. They throw on machines they have none for. */
const packaged: Record<Program, () => Promise<string>> = {
  ffmpeg: async () => (await import('@ffmpeg-installer/ffmpeg')).default.path,
  ffprobe: async () => (await import('@ffprobe-installer/ffprobe')).default.path,
};

async function find(program: Program, set: string | undefined): Promise<string | null> {
  if (set) {
    if (await answers(set)) return set;
    throw new Error(`@paidang/server: ${program.toUpperCase()}_PATH names no ${program} that runs: ${set}`);
  }
  if (await answers(program)) return program;
  const path = await packaged[program]().catch(() => null);
  return path !== null && (await answers(path)) ? path : null;
}

/**
 * FFmpeg as the environment names it, else as the machine has it, else as it comes with a package; `null` where there is none.
 *
 * @throws when what the environment names does not run
 */
export async function findFfmpeg(env: { FFMPEG_PATH?: string; FFPROBE_PATH?: string }): Promise<Ffmpeg | null> {
  const ffmpeg = await find('ffmpeg', env.FFMPEG_PATH);
  const ffprobe = await find('ffprobe', env.FFPROBE_PATH);
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
}
