import {
  type Call,
  captionCalls,
  guestLinkCalls,
  guestReviewCalls,
  scriptCalls,
  videoCalls,
} from '@paidang/contract/calls';
import type { Captions } from '@paidang/contract/entities';
import { captionMessages } from '@paidang/contract/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { filmFile, testFfmpeg } from '../../../test/film-files';
import { segment } from '../../../test/script-fixture';
import { createVideoFixture, makeFilms } from '../../../test/video-fixture';
import { steps } from '../steps/schema';
import { files } from '../uploads/schema';
import { videos } from '../videos/schema';

let server: TestApp;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;
let film: Buffer;

beforeAll(async () => {
  server = await buildTestApp();
  film = await filmFile('mp4', { seconds: 0.5 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(videos);
  fixture = await createVideoFixture(server);
});

const srt = (...lines: string[]) =>
  lines.map((text, index) => `${index + 1}\n00:00:00,${100 + index} --> 00:00:00,${200 + index}\n${text}\n`).join('\n');

const keep = (video: string, bytes: Uint8Array | string, name = '夜間精華.srt', as = fixture.creator) =>
  server.call(captionCalls.keep, {
    params: { ...fixture.params, video },
    files: [
      {
        field: 'file',
        name,
        bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : Uint8Array.from(bytes),
      },
    ],
    as,
  });
const ask = (call: Call, video: string, as = fixture.creator) =>
  server.call(call, { params: { ...fixture.params, video }, as });
const view = async (video: string, as = fixture.vendor): Promise<Captions> =>
  (await ask(captionCalls.view, video, as)).json().data;

const made = async (): Promise<string> => {
  const { video_uuid } = (await fixture.upload(film)).json().data;
  await makeFilms(server, await testFfmpeg());
  await fixture.confirm(video_uuid);
  return video_uuid;
};

const sendScript = async (narrations: readonly string[]) => {
  const { task, creator } = fixture;
  await server.db
    .update(steps)
    .set({ status: 'todo', turn: 'creator' })
    .where(and(eq(steps.taskId, task.id), eq(steps.function, '040')));
  const scripts = narrations.map((narration) => segment('段落', { narration }));
  const body = { task_uuid: task.id, scripts, is_draft: false, revision: 0 };
  expect((await server.call(scriptCalls.store, { body, as: creator })).statusCode).toBe(200);
};

test('captions are stored with the video, available to both sides and guests, and deleted with it', async () => {
  const video = await made();
  expect((await ask(captionCalls.view, video, fixture.vendor)).statusCode).toBe(404);
  expect((await keep(video, srt('睡前兩滴'))).json().data).toMatchObject({
    name: '夜間精華.srt',
    lines: [{ from: 0.1, until: 0.2, text: '睡前兩滴' }],
    may_change: true,
    script: null,
  });
  await fixture.send(video);
  const [version] = (await fixture.view(fixture.vendor)).versions;
  const played = await server.app.inject(version?.film.captions ?? '');
  expect([played.statusCode, played.headers['content-type'], played.body]).toEqual([
    200,
    'text/vtt',
    'WEBVTT\n\n00:00:00.100 --> 00:00:00.200\n睡前兩滴\n',
  ]);
  expect(await view(video)).toMatchObject({ may_change: false, lines: [{ text: '睡前兩滴' }] });

  const form = { title: '給總監', version: null, may_comment: false, days: 7 };
  const link = (
    await server.call(guestLinkCalls.make, { params: fixture.params, body: form, as: fixture.vendor })
  ).json().data;
  const params = { ...fixture.params, link: link.uuid };
  const { address } = (await server.call(guestLinkCalls.address, { params, as: fixture.vendor })).json().data;
  const token = String(address).split('/').at(-1);
  const { review } = (await server.call(guestReviewCalls.enter, { body: { token, name: '王總監' } })).json().data;
  expect(review.film.captions).not.toBe(version?.film.captions);
  expect((await server.app.inject(review.film.captions)).body).toContain('睡前兩滴');

  expect((await keep(video, srt('換過'), 'b.vtt')).json().data.lines).toHaveLength(1);
  expect((await server.app.inject(version?.film.captions ?? '')).statusCode).toBe(404);
  expect((await ask(captionCalls.remove, video)).json().data).toMatchObject({ name: null, lines: [], script: null });
  expect(await server.db.select().from(files).where(eq(files.mediaType, 'text/vtt'))).toEqual([]);

  await keep(video, srt('定稿'));
  await fixture.move('accept', fixture.vendor);
  const late = await keep(video, srt('太晚'));
  expect([late.statusCode, late.json().message]).toEqual([422, captionMessages.accepted]);
  expect((await view(video, fixture.creator)).may_change).toBe(false);
});

test('each sentence of the script is said, reworded or missing', async () => {
  await sendScript(['旁白：睡前兩滴，按壓掌心。（微笑）早上醒來很亮！', '搭配保濕霜一起使用效果更好']);
  const video = await made();
  await keep(video, srt('睡前 兩滴', '按壓掌心', '搭配保濕乳一起使用效果最好'));
  expect((await view(video, fixture.creator)).script).toMatchObject({
    version: 1,
    sentences: [
      { text: '睡前兩滴，按壓掌心', state: 'said', line: 0, runs: [] },
      { text: '早上醒來很亮', state: 'missing', line: null },
      { text: '搭配保濕霜一起使用效果更好', state: 'otherwise', line: 2 },
    ],
  });
});

test('reads files in Taiwanese encodings, and refuses invalid captions at the file’s field', async () => {
  const video = await made();
  const big5 = Buffer.from(
    '31 0a 30 30 3a 30 30 3a 30 30 2c 31 30 30 20 2d 2d 3e 20 30 30 3a 30 30 3a 30 30 2c 32 30 30 0a a4 a4 a4 e5 0a'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  );
  expect((await keep(video, big5)).json().data.lines).toMatchObject([{ text: '中文' }]);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(srt('雙位元組'), 'utf16le')]);
  expect((await keep(video, utf16)).json().data.lines).toMatchObject([{ text: '雙位元組' }]);

  const refusals = [
    [await keep(video, film), 422, captionMessages.unreadable],
    [await keep(video, srt('字'), '字幕.ass'), 415, captionMessages.format],
    [await keep(video, '1\n00:10:00,000 --> 00:10:01,000\n字'), 422, captionMessages.beyond(2)],
    [await keep(video, 'a'.repeat(2_000_001)), 413, captionMessages.tooLarge],
  ] as const;
  for (const [answer, status, message] of refusals) {
    expect([answer.statusCode, answer.json().errors]).toEqual([status, { file: [message] }]);
  }
  expect((await view(video, fixture.creator)).lines).toMatchObject([{ text: '雙位元組' }]);
});

test('only the video’s creator can add captions, and nobody outside the task can see them', async () => {
  const video = await made();
  await fixture.send(video);
  const stranger = await createUser(server.transact, { role: 'Creator' });
  expect((await keep(video, srt('字'), 'a.srt', fixture.vendor)).statusCode).toBe(404);
  expect((await keep(video, srt('字'), 'a.srt', stranger)).statusCode).toBe(404);
  expect((await ask(captionCalls.view, video, stranger)).statusCode).toBe(404);
  const other = await createVideoFixture(server);
  expect(
    (await server.call(captionCalls.view, { params: { ...other.params, video }, as: other.creator })).statusCode,
  ).toBe(404);
  expect((await server.call(videoCalls.view, { params: fixture.params, as: fixture.vendor })).statusCode).toBe(200);
});
