import { z } from 'zod';
import type { Ffmpeg } from './find-ffmpeg';
import { run } from './run';
import { inputOf, type VideoFile } from './source';

/** Properties of a video, as far as its file contains them. */
export interface ProbedVideo {
  /** Index of the video stream. */
  readonly stream: number;
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  /** `null` if the file does not say: recordings made by browsers contain no duration. */
  readonly seconds: number | null;
  /** Number of frames; `null` if the file does not say. */
  readonly frames: number | null;
}

/** A file that takes longer to probe is malicious. */
const timeoutSeconds = 30;

/** Only the fields needed, without the file's own metadata. */
const entries =
  'stream=index,codec_type,width,height,avg_frame_rate,r_frame_rate,nb_frames:stream_disposition=attached_pic:format=duration';

const numeric = z.coerce.number().optional().catch(undefined);

const Stream = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  width: z.number().default(0),
  height: z.number().default(0),
  avg_frame_rate: z.string().default(''),
  r_frame_rate: z.string().default(''),
  nb_frames: numeric,
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
});
const ProbeOutput = z.object({
  streams: z.array(Stream).default([]),
  format: z.object({ duration: numeric }).default({ duration: undefined }),
});

/** Longest time in seconds a single frame may be shown, so that slide shows are accepted. */
const maxFrameSeconds = 1;
const defaultFps = 30;

/** Parses `30000/1001` into a number. */
function rateOf(...fractions: readonly string[]): number {
  for (const fraction of fractions) {
    const [over = 0, under = 1] = fraction.split('/').map(Number);
    const rate = over / under;
    if (Number.isFinite(rate) && rate > 0) return Math.max(maxFrameSeconds, rate);
  }
  return defaultFps;
}

/** @returns `null` for a file without a video stream. @throws ProgramError if the file cannot be read */
export async function probeVideo(
  { ffprobe }: Ffmpeg,
  source: VideoFile,
  signal?: AbortSignal,
): Promise<ProbedVideo | null> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_entries', entries, ...inputOf(source)];
  const answer = ProbeOutput.parse(
    JSON.parse((await run(ffprobe, args, { signal, seconds: timeoutSeconds })).toString()),
  );
  // Cover art counts as a video stream.
  const film = answer.streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic,
  );
  if (!film || film.width === 0 || film.height === 0) return null;
  return {
    stream: film.index,
    width: film.width,
    height: film.height,
    fps: rateOf(film.avg_frame_rate, film.r_frame_rate),
    seconds: answer.format.duration ?? null,
    frames: film.nb_frames ?? null,
  };
}
