import { chatCalls } from '@paidang/contract/calls';
import type { ChatHits } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { createRoom } from '.';
import { chatMessages } from './schema';

let server: TestApp;
let ours: TestProject;
let stranger: TestUser;
let room: string;

beforeAll(async () => {
  server = await buildTestApp();
  stranger = await createUser(server.transact, { role: 'Vendor' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ours = await createProject(server.transact);
  room = await openRoom(ours.creator);
});

const openRoom = (contact: TestUser) =>
  server.transact(({ db, now }) => createRoom(db, ours.vendor.id, contact.id, now));
const ask = (query: Record<string, string>, as: TestUser | null = ours.vendor) =>
  server.call(chatCalls.search, { as, params: { chatroom: room }, query });
const find = async (q: string, before?: string): Promise<ChatHits> =>
  (await ask({ q, ...(before ? { before } : {}) })).json().data;

/** Sends messages in order, and returns their ids. */
const say = (texts: string[], chatroom = room): Promise<string[]> =>
  server.transact(async ({ db, now }) => {
    const values = texts.map((text) => ({ roomId: chatroom, senderId: ours.creator.id, text, createdAt: now }));
    const rows = await db.insert(chatMessages).values(values).returning({ id: chatMessages.id });
    return rows.map(({ id }) => id);
  });

test('finds words in Chinese without spaces, ignoring case, newest first', async () => {
  const [first, , third] = await say(['試了一下書桌的燈光', '瓶子在背景', '燈光再暗一點，V3就定了']);
  expect(await find('燈光')).toEqual({ hits: [third, first], total: 2 });
  expect(await find(' v3就 ')).toEqual({ hits: [third], total: 1 });
  expect(await find('口播')).toEqual({ hits: [], total: 0 });
});

test('treats %, _ and \\ literally', async () => {
  const [percent, line, slash] = await say(['折扣100%寫清楚', 'final_v3', 'C:\\素材', '折扣1000寫清楚']);
  expect((await find('100%寫')).hits).toEqual([percent]);
  expect((await find('%')).hits).toEqual([percent]);
  expect((await find('_')).hits).toEqual([line]);
  expect((await find('\\')).hits).toEqual([slash]);
});

test('finds a file by its name', async () => {
  const files = [{ field: 'file', name: '口播訪談_2026冬.txt', bytes: new TextEncoder().encode('第一題') }];
  const sent = await server.call(chatCalls.send, {
    as: ours.vendor,
    params: { chatroom: room },
    body: { text: '' },
    files,
  });
  expect(await find('訪談_2026')).toEqual({ hits: [sent.json().data.message_uuid], total: 1 });
  expect((await find('第一題')).total).toBe(0);
});

test('searches ten thousand messages, a hundred hits per page', async () => {
  const texts = Array.from({ length: 10_000 }, (_, at) => (at % 40 === 0 ? `第${at}則，燈光` : `第${at}則`));
  const ids: string[] = [];
  for (let at = 0; at < texts.length; at += 1000) ids.push(...(await say(texts.slice(at, at + 1000))));
  const wanted = ids.filter((_, at) => at % 40 === 0).reverse();
  const first = await find('燈光');
  expect(first).toEqual({ hits: wanted.slice(0, limits.chat.hits), total: 250 });
  const [late] = await say(['燈光可以了']);
  const second = await find('燈光', first.hits.at(-1));
  expect(second).toEqual({ hits: wanted.slice(limits.chat.hits, 2 * limits.chat.hits), total: 251 });
  expect((await find('燈光', second.hits.at(-1))).hits).toEqual(wanted.slice(2 * limits.chat.hits));
  expect((await find('燈光')).hits[0]).toBe(late);
});

test('discloses nothing about other rooms, not even the position of their messages', async () => {
  const contact = await createUser(server.transact, { role: 'Creator' });
  const [secret = ''] = await say(['祕密'], await openRoom(contact));
  expect(await find('祕密')).toEqual({ hits: [], total: 0 });
  expect((await ask({ q: '祕密', before: secret })).statusCode).toBe(404);
});

test('is for members only', async () => {
  await say(['祕密']);
  const statusOf = async (as: TestUser | null) => (await ask({ q: '祕密' }, as)).statusCode;
  expect(await statusOf(stranger)).toBe(404);
  expect(await statusOf(null)).toBe(401);
  expect(await statusOf(ours.creator)).toBe(200);
});

test.each([
  ['no words', { q: '  ' }],
  ['more words than can be searched for', { q: '字'.repeat(limits.search.queryLength + 1) }],
  ['a place that is no message', { q: '燈光', before: 'first' }],
])('refuses %s', async (_, query) => {
  expect((await ask(query)).statusCode).toBe(422);
});
