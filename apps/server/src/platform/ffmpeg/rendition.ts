import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from './find-ffmpeg';
import { type ProbedVideo, probeVideo } from './probe';
import { ProgramError, run } from './run';
import { inputOf, type VideoFile } from './source';
import { maxFps, scaleFilter } from './transcode';

interface RenditionOptions {
  /** Length of its shorter side in pixels. */
  readonly lines: number;
  /** Folder for the files it writes. */
  readonly folder: string;
  readonly signal?: AbortSignal;
}

/** One size of a video as segments in a single file (fragmented mp4). */
export interface Rendition {
  readonly path: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Codecs as in RFC 6381. */
  readonly codecs: string;
  readonly index: {
    /** Bytes that players read before the first segment. */
    readonly head: number;
    readonly segments: { readonly seconds: number; readonly start: number; readonly bytes: number }[];
  };
}

const secondsOfSegment = 4;

/** Maximum kilobits per second. */
const maxKbpsOf = (lines: number): number => (lines > 720 ? 6000 : lines > 360 ? 3000 : 900);

/** Parses FFmpeg's list of segments: `#EXTINF:4.0,` and `#EXT-X-BYTERANGE:126542@1328`. */
function readIndex(playlist: string): Rendition['index'] {
  const [, head = '0'] = /#EXT-X-MAP:.*BYTERANGE="(\d+)@0"/.exec(playlist) ?? [];
  const found = playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)@(\d+)/g);
  const segments = [...found].map(([, seconds, bytes, start]) => ({
    seconds: Number(seconds),
    start: Number(start),
    bytes: Number(bytes),
  }));
  return { head: Number(head), segments };
}

/** Profile and level are in the head of the file, where decoders read them. */
async function codecsOf(path: string, bytes: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer: head } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    const at = head.indexOf('avcC');
    const video = at < 0 ? 'avc1.640028' : `avc1.${head.subarray(at + 5, at + 8).toString('hex')}`;
    return head.includes('mp4a') ? `${video},mp4a.40.2` : video;
  } finally {
    await file.close();
  }
}

/** Reads what players need to know about a rendition FFmpeg has written, from its file and the playlist next to it. */
export async function readRendition(
  path: string,
  playlist: string,
): Promise<Pick<Rendition, 'bytes' | 'codecs' | 'index'>> {
  const index = readIndex(await readFile(playlist, 'utf8'));
  const { size: bytes } = await stat(path);
  return { bytes, codecs: await codecsOf(path, index.head), index };
}

/**
 * Transcodes a video to one size of an HLS ladder. It starts at 0 and keeps every frame at its position in the mp4, so that
 * a comment on frame 48 refers to the same picture in both: without B-frames nothing is shown later than it is decoded, and
 * the silence an AAC encoder begins with is left out.
 *
 * @throws ProgramError
 */
export async function transcodeRendition(
  programs: Ffmpeg,
  source: VideoFile,
  { stream, fps }: ProbedVideo,
  { lines, folder, signal }: RenditionOptions,
): Promise<Rendition> {
  const rate = Math.min(fps, maxFps);
  const kbps = maxKbpsOf(lines);
  const name = `rendition-${lines}`;
  const [path, playlist] = [join(folder, `${name}.mp4`), join(folder, `${name}.m3u8`)];
  const args = [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-nostats'],
    ...inputOf(source),
    ...['-map', `0:${stream}`, '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', scaleFilter(lines), '-r', String(rate), '-threads', '2'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', `${kbps}k`, '-bufsize', `${2 * kbps}k`],
    ...['-profile:v', 'high', '-bf', '0', '-sc_threshold', '0'],
    ...['-g', String(Math.round(rate * secondsOfSegment)), '-keyint_min', String(Math.round(rate * secondsOfSegment))],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000', '-bsf:a', 'noise=drop=lt(n\\,1)'],
    ...['-f', 'hls', '-hls_time', String(secondsOfSegment), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', '-hls_segment_filename', path, '-y', playlist],
  ];
  await run(programs.ffmpeg, args, signal ? { signal } : {});
  const read = await readRendition(path, playlist);
  const made = await probeVideo(programs, { path, mediaType: 'video/mp4' }, signal);
  if (!made || read.index.segments.length === 0) throw new ProgramError(programs.ffmpeg, 'no segments', '');
  const { width, height } = made;
  return { path, width, height, ...read };
}
