import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '.';
import { isTooOld } from './find-ffmpeg';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that prints this answer, whatever its arguments. */
async function program(name: string, answer: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho "${answer}"\n`);
  await chmod(path, 0o755);
  return path;
}

test('FFmpeg of this machine is new enough and can write films', async () => {
  expect(await findFfmpeg({})).toEqual({ ffmpeg: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' } });
});

test.each([
  ['ffmpeg version 4.0-static https://johnvansickle.com/ffmpeg/', true],
  ['ffmpeg version 4.4.2-0ubuntu0.22.04.1', true],
  ['ffmpeg version 5.1.9-0+deb12u1', false],
  ['ffmpeg version n7.1', false],
  ['ffmpeg version N-118-gabcdef', false],
])('%s', (answer, expected) => {
  expect(isTooOld(answer)).toBe(expected);
});

test('R-vid-05 one that is too old or lacks encoders is reported with advice', async () => {
  const old = await program('old', 'ffmpeg version 4.0-static');
  expect(await findFfmpeg({ FFMPEG_PATH: old })).toEqual({
    problem: expect.stringMatching(/^ffmpeg is too old \(ffmpeg version 4.0-static\): install FFmpeg 5.1 or newer/),
  });
  const bare = await program('bare', 'ffmpeg version 7.1');
  expect(await findFfmpeg({ FFMPEG_PATH: bare })).toEqual({
    problem: expect.stringContaining('ffmpeg has no encoder libx264, aac'),
  });
});

test('one that is configured but does not run prevents the start', async () => {
  await expect(findFfmpeg({ FFPROBE_PATH: join(folder, 'none') })).rejects.toThrow('FFPROBE_PATH names no ffprobe');
});
