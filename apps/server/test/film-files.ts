import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Ffmpeg, findFfmpeg } from '../src/platform/ffmpeg';

const execute = promisify(execFile);

/** The machine's FFmpeg. */
export async function testFfmpeg(): Promise<Ffmpeg> {
  const found = await findFfmpeg({});
  if ('problem' in found) throw new Error(`These tests need FFmpeg to make videos: ${found.problem}.`);
  return found.ffmpeg;
}

export type FilmFormat = 'mp4' | 'mov' | 'webm' | 'wav';

const codecs: Record<FilmFormat, readonly string[]> = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-movflags', '+faststart'],
  mov: ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'],
  wav: ['-vn'],
};

async function encoded(format: FilmFormat, args: readonly string[]): Promise<Buffer> {
  const { ffmpeg } = await testFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), 'paidang-film-'));
  const path = join(folder, `film.${format}`);
  try {
    await execute(ffmpeg, ['-loglevel', 'error', ...args, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const pictures = (size: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=10:duration=${seconds}`,
];

/** A real, very short video: a moving test picture and a tone. */
export async function filmFile(format: FilmFormat = 'mp4', { size = '160x90', seconds = 1 } = {}): Promise<Buffer> {
  const tone = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  return encoded(format, [...pictures(size, seconds), ...tone, ...codecs[format]]);
}

/** A video without sound, encoded with unusual options. */
export const oddFilm = (how: readonly string[], format: 'mp4' | 'webm' = 'mp4'): Promise<Buffer> =>
  encoded(format, [...pictures('160x90', 1), ...how, ...codecs[format], '-pix_fmt', 'yuv420p', '-an']);

/** The same mp4 padded at the end, which players ignore. */
export function padded(film: Buffer, bytes: number): Buffer {
  const room = Buffer.alloc(bytes - film.length);
  room.writeUInt32BE(room.length, 0);
  room.write('free', 4, 'latin1');
  return Buffer.concat([film, room]);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
