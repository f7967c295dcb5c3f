import { exportCalls, videoUploadCalls } from '@paidang/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { oddFilm, testFfmpeg } from '../../../test/film-files';
import { createVideoFixture, filesOnDisk, makeFilms } from '../../../test/video-fixture';
import type { Ffmpeg } from '../../platform/ffmpeg';
import { removeLeftovers } from '../uploads';
import { videos } from './schema';

let server: TestApp;
let ffmpeg: Ffmpeg;
let film: Buffer;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;

/** Brightness of frame 0, and the increase per frame. */
const light = { first: 20, step: 20 };

beforeAll(async () => {
  server = await buildTestApp();
  ffmpeg = await testFfmpeg();
  const shade = `format=yuv420p,geq=lum='${light.first}+${light.step}*N':cb=128:cr=128`;
  film = await oddFilm(['-vf', shade]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  await server.db.delete(videos);
  fixture = await createVideoFixture(server);
});

const choose = (video: string, at: number | null, as = fixture.creator) =>
  server.call(videoUploadCalls.cover, { params: { ...fixture.params, video }, body: { at }, as });

async function ready(): Promise<string> {
  const { video_uuid } = (await fixture.upload(film)).json().data;
  expect(await makeFilms(server, ffmpeg)).toEqual([]);
  return video_uuid;
}

async function lightOf(path: string): Promise<number> {
  const { rawPayload } = await server.app.inject({ url: path });
  const { channels } = await sharp(rawPayload).stats();
  return channels[0]?.mean ?? 0;
}

test('the cover is the very frame that was chosen, is kept with the version and seen by both sides', async () => {
  const id = await ready();
  const shades: number[] = [];
  for (const frame of [0, 3, 9]) {
    const { cover } = (await choose(id, (frame + 0.5) / 10)).json().data.film;
    expect(cover.at).toBeCloseTo((frame + 0.5) / 10);
    shades.push(await lightOf(cover.path));
  }
  // Ten frames, each brighter than the previous one by the same amount.
  const [first = 0, third = 0, ninth = 0] = shades;
  expect((ninth - first) / (third - first)).toBeCloseTo(3, 0);

  await fixture.confirm(id);
  await fixture.send(id);
  const view = await fixture.view(fixture.vendor);
  const { cover } = view.versions[0]!.film;
  expect(cover).toMatchObject({ at: 0.95 });
  expect(view.step.picture).toBe(cover?.path);
  expect((await choose(id, 0)).json().message).toContain('已經送出');
  const pdf = await server.call(exportCalls.remarks, {
    params: { ...fixture.params, version: 1 },
    query: { format: 'pdf' },
    as: fixture.vendor,
  });
  expect(pdf.statusCode).toBe(200);
});

test('a new choice replaces the last, and removing it leaves no files', async () => {
  const id = await ready();
  await removeLeftovers(server.platform);
  const before = (await filesOnDisk(server)).length;
  await choose(id, 0.2);
  await choose(id, 0.4);
  await removeLeftovers(server.platform);
  expect(await filesOnDisk(server)).toHaveLength(before + 1);
  expect((await choose(id, null)).json().data.film.cover).toBeNull();
  await removeLeftovers(server.platform);
  expect(await filesOnDisk(server)).toHaveLength(before);
});

test('a time beyond the end selects the last frame', async () => {
  const id = await ready();
  expect((await choose(id, 500)).json().data.film.cover.at).toBeCloseTo(0.95);
});

test('a link has no frames, and nobody else chooses', async () => {
  const id = (await fixture.link('https://drive.google.com/file/d/1a/view')).json().data.video_uuid;
  const refused = await choose(id, 0);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { at: ['用連結交的影片不能選封面，請改上傳影片檔'] },
  ]);
  expect((await choose(id, 0, fixture.vendor)).statusCode).toBeGreaterThanOrEqual(403);
  expect((await choose('0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a009', 0)).statusCode).toBe(404);
});
