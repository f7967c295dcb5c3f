import { healthCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff } from '../../../test/factories/staff';
import { filmFile, padded, testFfmpeg } from '../../../test/film-files';
import { createVideoFixture, filesOnDisk, makeFilms } from '../../../test/video-fixture';
import type { Ffmpeg } from '../../platform/ffmpeg';
import { removeLeftovers } from '../uploads';
import { transcodePendingVideos } from '.';
import { ladderOf } from './make';
import { claimRendition } from './rendition-store';
import { videoRenditions, videos } from './schema';

let server: TestApp;
let keeping: TestApp;
let ffmpeg: Ffmpeg;
let film: Buffer;

beforeAll(async () => {
  server = await buildTestApp();
  keeping = await buildTestApp({ KEEP_ORIGINALS: '1' });
  ffmpeg = await testFfmpeg();
  film = await filmFile('mp4', { seconds: 5, size: '450x450' });
});
afterAll(() => Promise.all([server.close(), keeping.close()]));
beforeEach(async () => {
  server.clock.now = new Date();
  keeping.clock.now = new Date();
  await server.db.delete(videos);
});

const read = (url: string, headers: Record<string, string> = {}, of = server) => of.app.inject({ url, headers });

/** The address on a line of a playlist, as a player would request it. */
const from = (address: string, line: string) => {
  const url = new URL(line, new URL(address, 'http://own.test'));
  return url.pathname + url.search;
};

describe('the sizes of a video', () => {
  test.each([
    [2160, [360, 720, 1080]],
    [1080, [360, 720, 1080]],
    [900, [360, 720, 900]],
    [722, [360, 722]],
    [480, [360, 480]],
    [360, []],
    [90, []],
  ])('of %i lines are %j: none is enlarged, none nearly as large as the next', (lines, sizes) => {
    expect(ladderOf(lines, [1080, 720, 360])).toEqual(sizes);
  });

  test('are listed for players once the last is made, and read piece by piece by signed addresses', async () => {
    const fixture = await createVideoFixture(server);
    const id = (await fixture.upload(film)).json().data.video_uuid;
    expect(await makeFilms(server, ffmpeg)).toEqual([]);
    await fixture.confirm(id);
    await fixture.send(id);
    const shown = (await fixture.view(fixture.vendor)).versions[0]!.film;
    const main = await read(shown.ladder!);
    expect(main.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(main.body.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=450x450', 'RESOLUTION=360x360']);
    expect(main.body).toMatch(/CODECS="avc1\.64[\da-f]{4},mp4a\.40\.2"/);

    const lines = main.body.split('\n').filter((line) => line.includes('.m3u8'));
    const playlist = await read(from(shown.ladder!, lines[1]!));
    expect(playlist.body.match(/#EXTINF:[\d.]+/g)).toEqual(['#EXTINF:4.000000', '#EXTINF:1.000000']);
    const file = from(shown.ladder!, playlist.body.split('\n').find((line) => line.startsWith('360.mp4'))!);
    const [, bytes, start] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(playlist.body)!;
    const range = `bytes=${start}-${Number(start) + Number(bytes) - 1}`;
    const segment = await read(file, { range });
    expect([segment.statusCode, segment.rawPayload.length]).toEqual([206, Number(bytes)]);
    expect(segment.rawPayload.subarray(0, 64).includes('moof') || segment.rawPayload.includes('moof')).toBe(true);

    for (const wrong of [
      shown.ladder!.replace(/key=./, 'key=~'),
      shown.ladder!.split('?')[0]!,
      shown.ladder!.replace('index.m3u8', '1080.mp4'),
      shown.ladder!.replace('index.m3u8', '..%2f..%2fetc'),
      `${shown.ladder!.split('?')[0]}?${shown.path!.split('?')[1]}`,
    ]) {
      expect((await read(wrong)).statusCode).toBe(404);
    }
    expect(shown.storyboard).toMatchObject({ columns: 10, interval: 0.5, width: 160, height: 160, count: 10 });
    expect((await read(shown.storyboard!.path)).statusCode).toBe(200);
  });

  test('what was uploaded goes when the last is made, and all of it when the video is removed', async () => {
    const fixture = await createVideoFixture(server);
    const before = await filesOnDisk(server);
    const id = (await fixture.upload(film)).json().data.video_uuid;
    await makeFilms(server, ffmpeg);
    await removeLeftovers(server.platform);
    const kept = (await filesOnDisk(server)).filter((name) => !before.includes(name));
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(kept.filter((name) => name.endsWith('.mp4'))).toHaveLength(3);
    expect((await fixture.cancel(id)).statusCode).toBe(200);
    await removeLeftovers(server.platform);
    expect((await filesOnDisk(server)).filter((name) => !before.includes(name))).toEqual([]);
    expect(await server.db.select().from(videoRenditions)).toEqual([]);
  });

  test('a process that is started again goes on with the size that is missing', async () => {
    const fixture = await createVideoFixture(server);
    await fixture.upload(film);
    const stop = new AbortController();
    const errors: unknown[] = [];
    const job = {
      platform: server.platform,
      ffmpeg,
      stop: stop.signal,
      onError: (error: unknown) => errors.push(error),
    };
    const storage = {
      ...server.platform.storage,
      keep: async (name: string, path: string) => {
        await server.platform.storage.keep(name, path);
        // After the video itself and its smallest size, the process stops.
        if ((await server.db.select().from(videoRenditions)).length > 0) stop.abort();
      },
    };
    await transcodePendingVideos({ ...job, platform: { ...server.platform, storage } });
    expect(errors).toEqual([]);
    const half = await server.db.select().from(videoRenditions);
    expect(half.map(({ lines, file }) => [lines, file !== null]).sort()).toEqual([
      [360, true],
      [450, false],
    ]);
    expect((await fixture.unsent())?.film?.ladder).toBeNull();
    expect(await makeFilms(server, ffmpeg)).toEqual([]);
    const whole = await server.db.select().from(videoRenditions);
    expect(whole.find(({ lines }) => lines === 360)?.file).toBe(half.find(({ lines }) => lines === 360)?.file);
    expect((await fixture.unsent())?.film?.ladder).toEqual(expect.stringContaining('index.m3u8'));
  });

  test.each([
    [[360, 450], 'all'],
    [[450], 'one of two'],
  ])('after three failures of %j (%s) the video plays on without a choice, and operators see it', async (failing) => {
    const fixture = await createVideoFixture(server);
    const id = (await fixture.upload(film)).json().data.video_uuid;
    const storage = {
      ...server.platform.storage,
      keep: async (name: string, path: string) => {
        const lines = Number(/(\d+)\.mp4$/.exec(path)?.[1]);
        if (failing.includes(lines)) throw new Error(`no room for ${lines}`);
        await server.platform.storage.keep(name, path);
      },
    };
    const errors: unknown[] = [];
    const round = () =>
      transcodePendingVideos({
        ...{ platform: { ...server.platform, storage }, ffmpeg, stop: new AbortController().signal },
        onError: (error) => errors.push(error),
      });
    const staff = await createStaff(server.transact, { roles: ['support'] });
    const films = async () => (await server.call(healthCalls.get, { as: staff })).json().data.films;
    for (const attempt of [1, 2, 3]) {
      await round();
      expect(errors).toHaveLength(attempt * failing.length);
      server.clock.now = new Date(server.clock.now.getTime() + attempt * 31_000);
    }
    const name = (await fixture.unsent())?.film?.name;
    expect(await films()).toMatchObject({
      failed: 0,
      sizes_failed: failing.length,
      size_failures: failing.toReversed().map((lines) => ({ uuid: id, name, lines })),
    });
    await round();
    expect(errors).toHaveLength(3 * failing.length);
    const shown = (await fixture.unsent())?.film;
    expect([shown?.ladder, shown?.path]).toEqual([null, expect.stringContaining('.mp4')]);
    await removeLeftovers(server.platform);
    expect((await filesOnDisk(server)).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  test('one is made by one process at a time, and by another when that has died', async () => {
    const fixture = await createVideoFixture(server);
    await fixture.upload(film);
    const id = (await fixture.unsent())!.video_uuid;
    await server.db.delete(videoRenditions);
    await makeFilms(server, null);
    await server.db.insert(videoRenditions).values({ videoId: id, lines: 360, plannedAt: server.clock.now });
    const one = await claimRendition(server.db, '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a001', server.clock.now);
    const other = await claimRendition(server.db, '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a002', server.clock.now);
    const later = new Date(server.clock.now.getTime() + 61_000);
    const third = await claimRendition(server.db, '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a003', later);
    expect([one?.attempts, other, third?.attempts]).toEqual([1, null, 2]);
  });
});

describe('originals', () => {
  test('are kept byte by byte where the operator wants them, for both sides to download', async () => {
    const fixture = await createVideoFixture(keeping);
    const large = padded(film, 6_000_000);
    const id = (await fixture.upload(large)).json().data.video_uuid;
    expect(await makeFilms(keeping, ffmpeg)).toEqual([]);
    await removeLeftovers(keeping.platform);
    await fixture.confirm(id);
    await fixture.send(id);
    expect((await fixture.view(fixture.vendor)).versions[0]!.film.has_original).toBe(true);
    const original = await fixture.download('original', fixture.vendor);
    const answer = await read(original, {}, keeping);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.rawPayload.equals(large)).toBe(true);
    expect((await read(original.replace(/key=./, 'key=~'), {}, keeping)).statusCode).toBe(404);
    expect((await read(`/files/film-originals/${id}`, {}, keeping)).statusCode).toBe(404);
  });

  test('are not kept otherwise', async () => {
    const fixture = await createVideoFixture(server);
    await fixture.upload(film);
    await makeFilms(server, ffmpeg);
    expect((await fixture.unsent())?.film?.has_original).toBe(false);
  });
});
