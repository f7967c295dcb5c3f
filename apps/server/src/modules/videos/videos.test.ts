import { channels, events, videoCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { type FilmFormat, filmFile, oddFilm, padded, sha256, testFfmpeg } from '../../../test/film-files';
import { notificationCodesOf } from '../../../test/review-fixture';
import { createVideoFixture, filesOnDisk, makeFilms } from '../../../test/video-fixture';
import type { Ffmpeg } from '../../platform/ffmpeg';
import { removeLeftovers } from '../uploads';
import { files } from '../uploads/schema';
import { deleteAbandonedUploads } from '.';
import { videos } from './schema';
import { claimVideo } from './store';

const { chunkBytes, keepHours, transcodeMinutes } = limits.video;

let server: TestApp;
let ffmpeg: Ffmpeg;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;
let film: Buffer;
let large: Buffer;

beforeAll(async () => {
  server = await buildTestApp();
  ffmpeg = await testFfmpeg();
  film = await filmFile('mp4', { seconds: 0.5 });
  large = padded(film, 2 * chunkBytes + 1000);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  // Work left by one test must not be picked up by another.
  await server.db.delete(videos);
  fixture = await createVideoFixture(server);
  server.published();
});

const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};
const make = () => makeFilms(server, ffmpeg);
/** A transcoded video. */
const ready = async (bytes = film) => {
  const { video_uuid } = (await fixture.upload(bytes)).json().data;
  await make();
  return String(video_uuid);
};
const sent = async (bytes = film) => {
  const id = await ready(bytes);
  await fixture.confirm(id);
  await fixture.send(id);
};
/** A sent link, which becomes a version at once. */
const sentLink = async () => {
  const { video_uuid } = (await fixture.link('https://drive.google.com/file/d/1a/view')).json().data;
  await fixture.confirm(video_uuid, { duration: 60 });
  await fixture.send(video_uuid);
  return String(video_uuid);
};
const read = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a film', () => {
  test('R-vid-01 R-vid-02 R-vid-05 R-vid-11 R-vid-14 comes in chunks, is made, confirmed and sent, and seen by both', async () => {
    const first = await fixture.chunk(large, 0);
    expect(first.json().data).toMatchObject({ state: 'uploading', stored_chunks: [0], chunks: 3, progress: 33 });
    expect((await fixture.view(fixture.creator)).step.status).toBe('drafting');
    await fixture.chunk(large, 1);
    const last = await fixture.chunk(large, 2);
    expect(last.json().data).toMatchObject({ state: 'making', film: null });
    const id = last.json().data.video_uuid;
    expect((await fixture.send(id)).json().errors).toEqual({
      'content.video_uuid': ['影片轉檔完成後才能送出，請稍候，或重新上傳'],
    });

    expect(await make()).toEqual([]);
    expect(await notificationCodesOf(server, fixture.creator)).toContain('3-050-13');
    const { video } = await fixture.view(fixture.creator);
    expect(video).toMatchObject({
      state: 'transcoded',
      is_confirmed: false,
      film: { width: 160, height: 90, fps: 10, source: 'upload' },
    });
    expect(video?.film?.duration).toBeCloseTo(0.5, 0);
    expect((await fixture.send(id)).json().errors).toEqual({ 'content.video_uuid': ['請先確認片長'] });
    expect((await fixture.confirm(id)).json().data.is_confirmed).toBe(true);

    const answer = await fixture.send(id, '先看節奏');
    expect(answer.json().data).toMatchObject({
      step: { status: 'provided', turn: 'vendor', version: 1, picture: video?.film?.poster },
      draft: null,
      video: null,
    });
    const version = await server.call(videoCalls.version, {
      params: { ...fixture.params, version: 1 },
      as: fixture.vendor,
    });
    expect(version.json().data).toMatchObject({ number: 1, content: { note: '先看節奏' }, film: { video_uuid: id } });
    expect((await notificationCodesOf(server, fixture.vendor)).slice(-1)).toEqual(['2-050-01']);

    await fixture.move('requestChanges', fixture.vendor, { summary: '瓶身轉正' });
    await sentLink();
    const { step, versions } = await fixture.view(fixture.vendor);
    expect([step.status, versions.map(({ number }) => number)]).toEqual(['modified', [1, 2]]);
    expect((await fixture.move('accept', fixture.vendor)).json().data.step.status).toBe('accepted');
  });

  test('R-vid-05 has a poster and ten pictures for the ruler, and plays in parts for those who were given its address', async () => {
    await sent();
    const [version] = (await fixture.view(fixture.vendor)).versions;
    const { path, poster, thumbnails } = version!.film;
    const part = await read(path!, { range: 'bytes=4-7' });
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'video/mp4', 'ftyp']);
    expect(thumbnails).toMatchObject({ count: 10, width: 160, height: 90 });
    const strip = await sharp((await read(thumbnails!.path)).rawPayload).metadata();
    expect([strip.width, strip.height]).toEqual([1600, 90]);
    expect((await sharp((await read(poster!)).rawPayload).metadata()).width).toBe(160);

    const address = new URL(path!, 'http://own.test');
    const changed = (name: string, value: string) => {
      const other = new URL(address);
      other.searchParams.set(name, value);
      return other.pathname + other.search;
    };
    const until = Number(address.searchParams.get('until'));
    for (const wrong of [
      address.pathname,
      changed('key', 'x'),
      changed('until', `${until + 1}`),
      changed('until', 'x'),
    ]) {
      expect((await read(wrong)).statusCode).toBe(404);
    }
    expect((await read(`/files/${address.pathname.split('/').at(-1)}`)).statusCode).toBe(404);
    later(25 * 3_600_000);
    expect((await read(path!)).statusCode).toBe(404);
    expect((await read((await fixture.view(fixture.vendor)).versions[0]!.film.path!)).statusCode).toBe(200);
  });

  test.each<[FilmFormat, string, number, number]>([
    ['mov', '1281x961', 960, 720],
    ['webm', '800x1200', 720, 1080],
  ])('R-vid-13 as %s of %s is made %i×%i', async (format, size, width, height) => {
    await fixture.upload(await filmFile(format, { size, seconds: 0.2 }), { name: `片.${format}` });
    await make();
    expect((await fixture.unsent())?.film).toMatchObject({ width, height });
  });

  test('that was not sent is nobody’s but its creator’s, on the wire too', async () => {
    const id = String((await fixture.upload(large)).json().data.video_uuid);
    const seen = await server.call(videoCalls.view, { params: fixture.params, as: fixture.vendor });
    expect(seen.json().data).toMatchObject({ video: null, draft: null, versions: [] });
    expect(seen.body).not.toContain(id);
    const published = server.published();
    expect(JSON.stringify(published)).not.toContain(id);
    const told = published.filter(({ event }) => event === events.videoChanged);
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told.map(({ channel }) => channel))).toEqual(new Set([channels.user(fixture.creator.id)]));
  });
});

test('a page that asks for what it reads gets the newest version with the view, a creator with another film does not', async () => {
  const texts = async (as = fixture.vendor, query: { reading?: '1' } = { reading: '1' }) =>
    (await server.call(videoCalls.view, { params: fixture.params, query, as })).json().data.texts;
  expect(await texts()).toEqual([]);
  await sentLink();
  const version = await server.call(videoCalls.version, {
    params: { ...fixture.params, version: 1 },
    as: fixture.vendor,
  });
  expect(await texts()).toEqual([version.json().data]);
  expect(await texts(fixture.vendor, {})).toBeUndefined();
  expect(await texts(fixture.creator)).toHaveLength(1);
  await fixture.link('https://drive.google.com/file/d/2b/view');
  expect(await texts(fixture.creator)).toEqual([]);
});

describe('an upload', () => {
  test('R-vid-12 R-sh-15 that was interrupted says what is there, and the same file goes on with the rest in any order', async () => {
    await fixture.chunk(large, 0);
    later(61_000);
    const seen = await fixture.unsent({ fingerprint: sha256(large) });
    expect(seen).toMatchObject({ state: 'interrupted', stored_chunks: [0], kept_until: expect.any(String) });
    expect(await fixture.unsent({ fingerprint: sha256(film) })).toBeNull();
    expect((await fixture.chunk(large, 2)).json().data).toMatchObject({ state: 'uploading', stored_chunks: [0, 2] });
    expect((await fixture.chunk(large, 1)).json().data.state).toBe('making');
    expect(await make()).toEqual([]);
    expect((await fixture.unsent())?.state).toBe('transcoded');
  });

  test('answers a chunk that comes again, even the last one and even at once, as if it were the first', async () => {
    const both = await Promise.all([fixture.chunk(large, 0), fixture.chunk(large, 0)]);
    expect(both.map((answer) => answer.json().data.stored_chunks)).toEqual([[0], [0]]);
    await fixture.chunk(large, 1);
    await fixture.chunk(large, 2);
    const again = await fixture.chunk(large, 2);
    expect(again.json().data.state).toBe('making');
  });

  test('R-vid-12 nobody goes on with is gone after a day, and nothing is left of it', async () => {
    const before = await filesOnDisk(server);
    await fixture.chunk(large, 0);
    expect(await filesOnDisk(server)).toHaveLength(before.length + 1);
    later(keepHours * 3_600_000 + 1000);
    await deleteAbandonedUploads(server.platform);
    await make();
    expect((await fixture.view(fixture.creator)).step.status).toBe('todo');
    expect(await filesOnDisk(server)).toEqual(before);
  });

  test('R-vid-07 is cancelled while it is sent or waits, not while it is transcoded, and leaves nothing behind', async () => {
    const before = await filesOnDisk(server);
    const { video_uuid } = (await fixture.chunk(large, 0)).json().data;
    expect((await fixture.cancel(video_uuid)).json().data).toMatchObject({ state: 'cancelled', stored_chunks: [] });
    expect((await fixture.view(fixture.creator)).step.status).toBe('todo');
    expect((await fixture.chunk(large, 1)).json()).toMatchObject({ code: '0409', message: '請從第一段開始上傳' });
    const { video_uuid: whole } = (await fixture.upload(film)).json().data;
    expect((await fixture.cancel(whole)).statusCode).toBe(200);
    expect(await make()).toEqual([]);
    expect(await filesOnDisk(server)).toEqual(before);
    expect(await fixture.unsent()).toBeNull();
  });

  test('R-vid-03 R-vid-06 of another film takes the place of the one not sent: with PATCH under the same uuid', async () => {
    const before = (await filesOnDisk(server)).length;
    const id = await ready();
    const kept = await fixture.upload(large, { fields: { _method: 'PATCH', video_uuid: id } });
    expect(kept.json().data).toMatchObject({ video_uuid: id, state: 'making', is_confirmed: false });
    expect((await fixture.upload(film)).json()).toMatchObject({ code: '0409' });
    await make();
    // The video, its poster, the ruler's thumbnails and the storyboard.
    expect(await filesOnDisk(server)).toHaveLength(before + 4);
    const other = await fixture.link('https://drive.google.com/file/d/1a/view');
    expect(other.json().data.video_uuid).not.toBe(id);
    await make();
    expect(await filesOnDisk(server)).toHaveLength(before);
  });

  test('R-vid-06 never changes a film that was sent', async () => {
    const id = await sentLink();
    const answer = await fixture.upload(large, { fields: { _method: 'PATCH', video_uuid: id } });
    expect(answer.json()).toMatchObject({ code: '0422', message: '這支影片已經送出，請上傳新版本' });
    expect((await fixture.cancel(id)).json()).toMatchObject({ code: '0422' });
  });

  test('is refused where nothing may be uploaded any more', async () => {
    await sentLink();
    await fixture.move('finalise', fixture.creator);
    expect((await fixture.upload(large)).json()).toMatchObject({
      code: '0422',
      message: '這個步驟目前不能上傳影片，請重新整理，看現在輪到誰',
    });
  });
});

describe('what is refused, and leaves nothing behind', () => {
  const zip = () => Buffer.from(zipSync({ 'a.txt': strToU8('拍檔') }));
  const refusals: [string, () => Promise<{ json(): { code: string; message: string } }>, string, string][] = [
    ['a zip named .mp4', () => fixture.upload(zip()), '0415', '只能上傳mp4、mov、webm影片，請匯出成其中一種再上傳'],
    [
      'a sound named .mp4',
      async () => fixture.upload(await filmFile('wav')),
      '0415',
      '只能上傳mp4、mov、webm影片，請匯出成其中一種再上傳',
    ],
    [
      'a film named .avi',
      () => fixture.upload(film, { name: '片.avi' }),
      '0415',
      '只能上傳mp4、mov、webm影片，請匯出成其中一種再上傳',
    ],
    [
      'a file said to be larger than it may be',
      () => fixture.chunk(film, 0, { feedback: { size: limits.video.fileBytes + 1 }, fields: { chunks: 820 } }),
      '0413',
      '影片太大，單檔上限4GB，請降低畫質匯出後再上傳',
    ],
    [
      'a file said to be larger than it is',
      () => fixture.chunk(film, 0, { feedback: { size: film.length + 1 } }),
      '0422',
      '這一段的大小或順序不正確，請重新上傳',
    ],
    ['a chunk that is none of them', () => fixture.chunk(film, 0, { fields: { chunk: 1 } }), '0422', '這一段的大小'],
    ['more chunks than there are', () => fixture.chunk(film, 0, { fields: { chunks: 2 } }), '0422', '這一段的大小'],
    [
      'a chunk damaged on its way',
      () => fixture.chunk(film, 0, { feedback: { sha256: sha256(large) } }),
      '0422',
      '這一段的大小或順序不正確，請重新上傳',
    ],
    ['a later chunk before the first', () => fixture.chunk(large, 1), '0409', '請從第一段開始上傳'],
  ];
  test.each(refusals)('R-vid-07 R-vid-13 %s', async (_, upload, code, message) => {
    const before = await filesOnDisk(server);
    const answer = (await upload()).json();
    expect([answer.code, answer.message]).toEqual([code, expect.stringContaining(message)]);
    expect(await fixture.unsent()).toBeNull();
    expect(await filesOnDisk(server)).toEqual(before);
  });

  test('R-vid-13 an empty file says so at its field', async () => {
    const answer = await fixture.chunk(Buffer.alloc(0), 0, { fields: { chunks: 1 } });
    expect(answer.json()).toMatchObject({
      code: '0422',
      errors: { 'feedback.size': ['這個檔案是空的，請重新選擇影片'] },
    });
  });

  test('a chunk of a file that has changed since', async () => {
    await fixture.chunk(large, 0);
    const other = Buffer.from(large);
    other[20] = 1;
    const answer = await fixture.chunk(other, 0, { feedback: { fingerprint: sha256(large) } });
    expect(answer.json()).toMatchObject({ code: '0409', message: '檔案內容和先前上傳的不同，請重新上傳' });
  });

  test('R-vid-01 a chunk or film of people who do not make it: nothing is there', async () => {
    const id = String((await fixture.upload(film)).json().data.video_uuid);
    const stranger = await createUser(server.transact, { role: 'Creator' });
    for (const as of [fixture.vendor, stranger]) {
      expect((await fixture.upload(film, { as })).statusCode).toBe(404);
      expect((await fixture.cancel(id, as)).statusCode).toBe(404);
    }
    const other = await createVideoFixture(server);
    expect((await other.cancel(id)).statusCode).toBe(404);
    expect((await other.upload(film, { fields: { _method: 'PATCH', video_uuid: id } })).statusCode).toBe(404);
    expect((await other.send(id)).json()).toMatchObject({ code: '0422' });
  });

  test('R-vid-05 R-vid-11 a film that is cut off, or is none, fails with its reason; it is uploaded again', async () => {
    const before = await filesOnDisk(server);
    const cut = (await filmFile('mov', { seconds: 3 })).subarray(0, -2000);
    const { video_uuid } = (await fixture.upload(cut)).json().data;
    await make();
    expect(await fixture.unsent()).toMatchObject({
      state: 'failed',
      failure: '影片不完整或無法讀取，請重新匯出後再上傳',
    });
    expect(await notificationCodesOf(server, fixture.creator)).toContain('3-050-16');
    expect(await filesOnDisk(server)).toEqual(before);
    const again = await fixture.upload(film, { fields: { _method: 'PATCH', video_uuid } });
    expect(again.json().data).toMatchObject({ video_uuid, state: 'making', failure: null });
    await fixture.cancel(video_uuid);
    const whole = await filmFile('mp4', { seconds: 8, size: '320x180' });
    await fixture.upload(whole.subarray(0, whole.length / 2));
    await make();
    expect(await fixture.unsent()).toMatchObject({ state: 'failed', failure: expect.stringContaining('不完整') });
  });
});

test('R-vid-05 a film whose pictures find no room fails in words, and keeps nothing of what was made', async () => {
  const { video_uuid } = (await fixture.upload(film)).json().data;
  const { accountBytes } = limits.storage;
  const other = {
    name: `${'0'.repeat(32)}.zip`,
    mediaType: 'application/zip',
    originalName: 'a.zip',
    createdAt: new Date(),
  };
  await server.db.insert(files).values({ ...other, uploadedBy: fixture.creator.id, bytes: accountBytes - film.length });
  expect(await make()).toEqual([]);
  expect(await fixture.unsent()).toMatchObject({ state: 'failed', failure: messages.storageFull });
  later(2 * 3_600_000);
  await removeLeftovers(server.platform);
  const kept = await server.db.select().from(files).where(eq(files.uploadedBy, fixture.creator.id));
  expect(kept).toHaveLength(1);
  const stored = await filesOnDisk(server);
  await server.db.delete(files).where(eq(files.name, other.name));
  await fixture.upload(film, { fields: { _method: 'PATCH', video_uuid } });
  await make();
  expect(await fixture.unsent()).toMatchObject({ state: 'transcoded' });
  expect(await filesOnDisk(server)).toHaveLength(stored.length + 4);
});

describe('an unusual video is refused at once, with a message', () => {
  test.each<[string, Parameters<typeof oddFilm>, string]>([
    ['one picture', [['-frames:v', '1']], '影片只有一個畫面，請上傳會動的影片'],
    ['one picture of a browser', [['-frames:v', '1'], 'webm'], '影片只有一個畫面，請上傳會動的影片'],
    ['a line of pictures', [['-vf', 'scale=8000:2']], '影片的畫面太窄，長寬比最多8:1，請裁切成平台用的比例再上傳'],
  ])('R-vid-11 %s', async (_, odd, failure) => {
    const before = await filesOnDisk(server);
    await fixture.upload(await oddFilm(...odd));
    const begun = performance.now();
    expect(await make()).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(await fixture.unsent()).toMatchObject({ state: 'failed', failure });
    expect(await filesOnDisk(server)).toEqual(before);
  });
});

describe('a link', () => {
  test('R-val-11 R-val-12 R-vid-03 stands in for a file: its creator says how long it is', async () => {
    expect((await fixture.link('https://example.com/watch')).json()).toMatchObject({
      code: '0422',
      errors: { url: ['請貼上Google雲端硬碟連結，或以.mp4結尾的影片網址'] },
    });
    const linked = (await fixture.link('https://cdn.example.com/a%20b.mp4')).json().data;
    expect(linked).toMatchObject({
      state: 'transcoded',
      name: 'a b.mp4',
      film: { path: 'https://cdn.example.com/a%20b.mp4' },
    });
    const drive = (await fixture.link('https://drive.google.com/file/d/1a/view', { _method: 'PATCH' })).json().data;
    expect(drive).toMatchObject({ video_uuid: linked.video_uuid, film: { path: null, duration: null } });
    expect((await fixture.confirm(drive.video_uuid)).json().errors).toEqual({ duration: ['請填寫片長'] });
    await fixture.confirm(drive.video_uuid, { duration: 486 });
    expect((await fixture.send(drive.video_uuid)).json().data.versions).toMatchObject([
      { film: { source: 'link', url: 'https://drive.google.com/file/d/1a/view', duration: 486 } },
    ]);
  });
});

describe('the making of films', () => {
  test('is done by one process at a time, and by another one when that has died', async () => {
    await fixture.upload(film);
    const taken = await claimVideo(server.db, '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a001', server.clock.now);
    expect(taken?.attempts).toBe(1);
    await make();
    expect((await fixture.unsent())?.state).toBe('making');
    later(61_000);
    expect(await make()).toEqual([]);
    expect((await fixture.unsent())?.state).toBe('transcoded');
  });

  test('R-vid-05 is given up after half an hour, and on a machine without FFmpeg', async () => {
    await fixture.upload(film);
    await claimVideo(server.db, '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a002', server.clock.now);
    later(transcodeMinutes * 60_000);
    await make();
    expect(await fixture.unsent()).toMatchObject({ state: 'failed', failure: expect.stringContaining('超過30分鐘') });
    await fixture.upload(film);
    await makeFilms(server, null);
    expect(await fixture.unsent()).toMatchObject({
      state: 'failed',
      failure: '網站目前無法轉檔，請先改貼影片連結，並通知客服人員',
    });
  });
});
