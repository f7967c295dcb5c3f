import { outlineCommentCalls as board, outlineCalls, uploadCalls } from '@paidang/contract/calls';
import type { CommentMessage, CommentThread } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { notifications } from '../notifications/schema';
import { eraseDeletedComments } from '.';
import { comments } from './schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
  server.published();
});

const quote = { selectedText: '凌晨一點', prefix: '開場：', suffix: '的書桌', start: 3, end: 7, version: 1 };

const send = (as: TestUser, body: object, headers: Record<string, string> = {}) =>
  server.call(board.send, { params: { task: at.task.id }, body: { task_uuid: at.task.id, ...body }, as, headers });
const say = async (as: TestUser, body: object): Promise<CommentMessage> => (await send(as, body)).json().data;
const list = async (as: TestUser): Promise<CommentMessage[]> =>
  (await server.call(board.list, { params: { task: at.task.id }, as })).json().data;
const replies = async (message: string): Promise<CommentMessage[]> =>
  (await server.call(board.replies, { params: { task: at.task.id, message }, as: at.vendor })).json().data;
const edit = (as: TestUser, message: string, body: object) =>
  server.call(board.edit, { params: { task: at.task.id, message }, body, as });
const remove = (as: TestUser, message: string) =>
  server.call(board.remove, { params: { task: at.task.id, message }, as });
const process = (as: TestUser, message: string, status: boolean) =>
  server.call(board.setProcessed, { params: { task: at.task.id, message }, body: { status }, as });
const upload = async (as: TestUser) =>
  (
    await server.call(uploadCalls.commentImage, {
      as,
      body: { task_uuid: at.task.id },
      files: [await pictureFile('photo.jpg')],
    })
  ).json().data;
const openComments = async () =>
  (await server.call(outlineCalls.view, { params: { task: at.task.id }, as: at.vendor })).json().data.step
    .open_comments;

test('R-cmt-04 R-cmt-06 R-cmt-19 a comment with a quote and two pictures comes back as it was sent', async () => {
  const photos = [await upload(at.vendor), await upload(at.vendor)];
  const sent = await say(at.vendor, {
    message: '瓶身先不露出？<b>請看圖</b>',
    quote,
    images: photos.map(({ filename }) => filename),
  });
  expect(sent).toEqual({
    message_id: expect.any(String),
    parent_id: null,
    message: '瓶身先不露出？<b>請看圖</b>',
    quote,
    images: photos,
    time: null,
    time_end: null,
    drawing: null,
    script_uuid: null,
    platform_uuid: null,
    is_processed: false,
    is_updated: false,
    is_deleted: false,
    poster_uuid: at.vendor.id,
    created_by: at.vendor.name,
    company_name: at.vendor.companyName,
    role: 'Vendor',
    avatar: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    response_count: 0,
    version: 0,
    is_carried: false,
  });
  expect(await list(at.creator)).toEqual([sent]);
  expect(await openComments()).toBe(1);
});

test('R-cmt-20 a picture is served at its path', async () => {
  const { path } = await upload(at.vendor);
  expect((await server.app.inject({ url: path })).statusCode).toBe(200);
});

test('notifies the other side of a comment (04) and a reply (08), and updates open boards', async () => {
  const head = await say(at.vendor, { message: '開場再短一點' });
  await say(at.creator, { message: '好的', message_id: head.message_id });
  const codes = async ({ id }: TestUser) =>
    (await server.db.select().from(notifications).where(eq(notifications.recipientId, id))).map(
      ({ code, parameters }) => [code, parameters.message_id],
    );
  expect(await codes(at.creator)).toEqual([['1-030-04', head.message_id]]);
  expect(await codes(at.vendor)).toEqual([['2-030-08', head.message_id]]);
  const changes = server.published().filter(({ event }) => event === 'comments-changed');
  expect(new Set(changes.map(({ channel }) => channel))).toEqual(new Set([`private-task.${at.task.id}`]));
  expect(changes.at(-1)?.data).toEqual({ board: '030' });
});

test('does not echo events to the socket that caused them', async () => {
  await send(at.vendor, { message: '一' }, { 'x-socket-id': '12.34' });
  expect(server.published().map(({ except }) => except)).toEqual(['12.34', '12.34']);
});

test('replies, also to replies, belong to their thread and are counted', async () => {
  const head = await say(at.vendor, { message: '問題' });
  const first = await say(at.creator, { message: '回答', message_id: head.message_id });
  await say(at.vendor, { message: '再問', message_id: first.message_id });
  expect((await replies(head.message_id)).map(({ message, parent_id }) => [message, parent_id])).toEqual([
    ['回答', head.message_id],
    ['再問', head.message_id],
  ]);
  expect((await list(at.vendor)).map(({ response_count }) => response_count)).toEqual([2]);
});

test.each([
  ['', []],
  ['  \n　', []],
  ['<p>&nbsp;</p>', []],
])('R-cmt-09 refuses an empty message: %j', async (message, images) => {
  const answer = await send(at.vendor, { message, images });
  expect(answer.json()).toMatchObject({ code: '0422', errors: { message: ['請填寫此欄位'] } });
});

test('refuses a seventh picture', async () => {
  const answer = await send(at.vendor, { message: '圖', images: Array.from({ length: 7 }, (_, n) => `${n}.jpg`) });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['images']);
});

test('refuses pictures that were not uploaded for this task', async () => {
  const other = await createProject(server.transact);
  const theirs = (
    await server.call(uploadCalls.commentImage, {
      as: other.vendor,
      body: { task_uuid: other.task.id },
      files: [await pictureFile('photo.jpg')],
    })
  ).json().data;
  const answer = await send(at.vendor, { message: '圖', images: [theirs.filename] });
  expect(answer.json()).toMatchObject({ code: '0422', errors: { images: ['上傳失敗'] } });
});

test('refuses a body that names a different task than the path', async () => {
  expect((await send(at.vendor, { message: '一', task_uuid: at.vendor.id })).statusCode).toBe(422);
});

test('R-cpy-05 a quote can refer to a point of a picture, which must be on the picture', async () => {
  const point = { x: 0.25, y: 1 };
  await say(at.vendor, { message: '這裡太暗', quote: { ...quote, point } });
  expect((await list(at.creator))[0]?.quote).toEqual({ ...quote, point });
  for (const outside of [{ x: 1.01, y: 0 }, { x: 0, y: -0.1 }, { x: '左', y: 0 }, { x: 0.5 }])
    expect((await send(at.vendor, { message: '外面', quote: { ...quote, point: outside } })).statusCode).toBe(422);
});

test('markup in a message or quote is returned as plain text; only our own picture names are accepted', async () => {
  const attack = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  const sent = await send(at.vendor, {
    message: attack,
    quote: { ...quote, selectedText: attack, prefix: '<svg/onload=1>', suffix: 'javascript:1' },
  });
  expect(sent.headers['content-type']).toMatch(/^application\/json/);
  expect((await list(at.creator))[0]).toMatchObject({ message: attack, quote: { selectedText: attack } });
  for (const name of ['javascript:alert(1)', '../../etc/passwd', 'a.jpg" onerror="alert(1)']) {
    expect((await send(at.vendor, { message: '圖', images: [name] })).json().code).toBe('0422');
  }
});

test('R-cmt-07 R-cmt-18 an edited comment keeps its place and is marked as edited', async () => {
  const { message_id } = await say(at.vendor, { message: '原本' });
  const edited = (await edit(at.vendor, message_id, { message: '改過', images: [] })).json().data;
  expect(edited).toMatchObject({ message_id, message: '改過', is_updated: true });
});

test('R-cmt-16 only the author can edit and delete', async () => {
  const { message_id } = await say(at.vendor, { message: '廠商的' });
  expect((await edit(at.creator, message_id, { message: '竄改' })).json().code).toBe('0403');
  expect((await remove(at.creator, message_id)).json().code).toBe('0403');
  expect((await list(at.vendor))[0]?.message).toBe('廠商的');
});

test('R-cmt-08 R-cmt-17 R-cmt-18 both sides can mark a comment as processed, and undo that', async () => {
  const { message_id } = await say(at.vendor, { message: '待處理' });
  expect((await process(at.creator, message_id, true)).json().data.is_processed).toBe(true);
  expect(await openComments()).toBe(0);
  expect((await process(at.vendor, message_id, false)).json().data.is_processed).toBe(false);
  expect(await openComments()).toBe(1);
});

test('a deleted comment is no longer listed', async () => {
  const { message_id } = await say(at.vendor, { message: '寫錯了' });
  server.published();
  expect((await remove(at.vendor, message_id)).json()).toMatchObject({ status: '0000', data: null });
  expect(await list(at.vendor)).toEqual([]);
  expect(server.published().map(({ data }) => data)).toEqual([{ board: '030' }]);
  expect((await edit(at.vendor, message_id, { message: '還在？' })).statusCode).toBe(404);
});

test('a thread with few replies is listed with them, without deleted ones', async () => {
  const head = await say(at.vendor, { message: '瓶身先不露出？' });
  const quiet = await say(at.vendor, { message: '片尾再露出' });
  const first = await say(at.creator, { message: '好', message_id: head.message_id });
  const gone = await say(at.creator, { message: '等等', message_id: head.message_id });
  await remove(at.creator, gone.message_id);
  const listed: CommentThread[] = await list(at.vendor);
  const threadOf = (id: string) => listed.find(({ message_id }) => message_id === id);
  expect(threadOf(head.message_id)?.replies).toEqual([first]);
  expect(threadOf(head.message_id)?.replies).toEqual(await replies(head.message_id));
  expect(threadOf(quiet.message_id)?.replies).toBe(undefined);
  for (let n = 0; n < limits.comments.repliesInList; n += 1)
    await say(at.creator, { message: `第 ${n} 則`, message_id: head.message_id });
  const many: CommentThread[] = await list(at.vendor);
  expect(many.find(({ message_id }) => message_id === head.message_id)?.replies).toBe(undefined);
});

test('R-cmt-16 a deleted comment with replies is kept without its text until the replies are deleted', async () => {
  const { message_id } = await say(at.vendor, { message: '刪掉的話', quote });
  const reply = await say(at.creator, { message: '回覆', message_id });
  await remove(at.vendor, message_id);
  expect(await list(at.creator)).toMatchObject([
    { message_id, message: '', quote: null, is_deleted: true, response_count: 1 },
  ]);
  expect(await openComments()).toBe(0);
  expect((await send(at.creator, { message: '再回', message_id })).statusCode).toBe(422);
  await remove(at.creator, reply.message_id);
  expect(await list(at.creator)).toEqual([]);
});

test('R-cmt-16 the author can restore a deleted comment and its thread until it is erased', async () => {
  const head = await say(at.vendor, { message: '手滑刪掉', quote });
  const reply = await say(at.creator, { message: '回覆', message_id: head.message_id });
  const restore = (as: TestUser, message: string) =>
    server.call(board.restore, { params: { task: at.task.id, message }, as });
  await remove(at.creator, reply.message_id);
  await remove(at.vendor, head.message_id);
  expect(await list(at.vendor)).toEqual([]);
  expect((await restore(at.creator, head.message_id)).json().code).toBe('0403');
  expect((await restore(at.vendor, head.message_id)).json().data).toEqual(head);
  expect((await restore(at.creator, reply.message_id)).json().data).toEqual(reply);
  expect(await list(at.creator)).toMatchObject([{ message: '手滑刪掉', quote, response_count: 1 }]);

  await remove(at.vendor, head.message_id);
  await remove(at.creator, reply.message_id);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + limits.comments.restore + 1);
  expect((await restore(at.vendor, head.message_id)).statusCode).toBe(404);
  const kept = () => server.db.$count(comments, eq(comments.id, head.message_id));
  for (let hour = 0; hour < 2; hour += 1) await eraseDeletedComments(server.db, server.clock.now);
  expect(await kept()).toBe(0);
  server.clock.now = now;
});

test('R-ntf-12 a changed text notifies those who have read the old one, once; changed photos do not', async () => {
  const { now } = server.clock;
  const later = (minutes: number) => {
    server.clock.now = new Date(now.getTime() + minutes * 60_000);
  };
  const { message_id } = await say(at.vendor, { message: '片長八分鐘' });
  const edits = async () =>
    (await server.db.select().from(notifications).where(eq(notifications.recipientId, at.creator.id))).filter(
      ({ code, parameters }) => code === '1-030-02' && parameters.message_id === message_id,
    ).length;
  later(1);
  await edit(at.vendor, message_id, { message: '片長九分鐘' });
  expect(await edits()).toBe(0);
  later(2);
  await list(at.creator);
  later(3);
  await edit(at.vendor, message_id, { message: '片長九分鐘', images: [(await upload(at.vendor)).filename] });
  expect(await edits()).toBe(0);
  await edit(at.vendor, message_id, { message: '片長十分鐘' });
  await edit(at.vendor, message_id, { message: '片長十分鐘半' });
  expect(await edits()).toBe(1);
  server.clock.now = now;
});

test('a comment sent twice at the same time with one key is stored once', async () => {
  const headers = { 'idempotency-key': 'comment-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => send(at.vendor, { message: '雙擊' }, headers)));
  expect(new Set(answers.map((answer) => answer.json().data.message_id)).size).toBe(1);
  expect(await list(at.vendor)).toHaveLength(1);
});
