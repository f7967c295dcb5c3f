import { chatCalls } from '@paidang/contract/calls';
import type { ChatMessage, ChatPage, ChatRoomItem } from '@paidang/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
let stranger: TestUser;
let room: string;
const listeners: FakeClient[] = [];

const newUser = (name: string, role: 'Vendor' | 'Creator' = 'Creator') =>
  createUser(server.transact, { role, name, companyName: `${name}工作室`, avatar: `/files/${name}.png` });
/** A person with a shared project, and the room with them. */
const newContact = async (user: TestUser, name: string) => {
  const contact = await newUser(name);
  await createProject(server.transact, { vendor: user, creator: contact });
  return { contact, room: (await openRoom(user, contact)).chatroom_uuid };
};

beforeAll(async () => {
  server = await buildTestApp();
  stranger = await newUser('路人');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const client of listeners.splice(0)) client.leaves();
  vendor = await newUser('阿澄', 'Vendor');
  ({ contact: creator, room } = await newContact(vendor, '小鹿'));
});

const infoOf = (user: TestUser, contact: string) =>
  server.call(chatCalls.roomOfContact, { as: user, params: { contact } });
const openRoom = async (user: TestUser, contact: TestUser): Promise<ChatRoomItem> =>
  (await infoOf(user, contact.id)).json().data;
const rooms = async (user: TestUser, search = ''): Promise<ChatRoomItem[]> =>
  (await server.call(chatCalls.rooms, { as: user, query: { search, per_page: 999, page: 1 } })).json().data;
const askPage = (user: TestUser | null, query = {}) =>
  server.call(chatCalls.messages, { as: user, params: { chatroom: room }, query: { per_page: 20, page: 1, ...query } });
const page = async (user: TestUser, query = {}): Promise<ChatPage> => (await askPage(user, query)).json().data;
const see = (user: TestUser | null, headers = {}) =>
  server.call(chatCalls.seen, { as: user, params: { chatroom: room }, headers });

interface Form {
  text?: string;
  reply_uuid?: string;
  client_id?: string;
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> };
}
const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const post = async (user: TestUser | null, { file, ...body }: Form, { in: chatroom = room, headers = {} } = {}) => {
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  const files = file ? [{ field: 'file', name: file.name, bytes: bytesOf(file.content) }] : [];
  return server.call(chatCalls.send, { as: user, params: { chatroom }, body, files, headers });
};
const send = async (user: TestUser, form: Form, options = {}): Promise<ChatMessage> =>
  (await post(user, form, options)).json().data;

const listener = (...channels: string[]): FakeClient => {
  const client = FakeClient.onServer(server.realtime.endpoint!);
  listeners.push(client);
  for (const channel of channels)
    client.subscribe(channel, channel.startsWith('presence-') ? { user_id: 'x' } : undefined);
  client.taken();
  return client;
};
const heard = (client: FakeClient) =>
  client.taken().map(({ event, channel, data }) => ({ event, channel, data: JSON.parse(data as string) }));

describe('rooms', () => {
  test('R-chat-20 two people of a project share one room, whoever opens it', async () => {
    expect((await openRoom(creator, vendor)).chatroom_uuid).toBe(room);
    expect((await rooms(vendor)).map((item) => item.chatroom_uuid)).toEqual([room]);
  });

  test('two people who open their room at the same time get the same one', async () => {
    const [a, b] = [await newUser('甲', 'Vendor'), await newUser('乙')];
    await createProject(server.transact, { vendor: a, creator: b });
    const opened = await Promise.all([openRoom(a, b), openRoom(b, a), openRoom(a, b)]);
    expect(new Set(opened.map((item) => item.chatroom_uuid)).size).toBe(1);
  });

  test('R-chat-05 R-chat-21 a room has its contact, the last message and the number of unseen messages', async () => {
    await send(creator, { text: '第一則' });
    const last = await send(creator, { text: '第二則' });
    expect(await rooms(vendor)).toEqual([
      {
        chatroom_uuid: room,
        unseen_count: 2,
        contact: { uuid: creator.id, name: '小鹿', avatar: '/files/小鹿.png', online: false, role: 'Creator' },
        text: '第二則',
        kind: 'text',
        is_sender: false,
        created_at: last.created_at,
        active: true,
      },
    ]);
    expect((await rooms(creator))[0]).toMatchObject({ unseen_count: 0, is_sender: true, contact: { uuid: vendor.id } });
    await send(vendor, { file: { name: '訪談.txt', content: '第一題' } });
    expect(await openRoom(vendor, creator)).toMatchObject({ text: '訪談.txt', kind: 'file', is_sender: true });
    expect((await rooms(creator))[0]).toMatchObject({ text: '訪談.txt', kind: 'file', is_sender: false });
  });

  test('a room without messages has no text and no time', async () => {
    expect((await rooms(vendor))[0]).toMatchObject({ unseen_count: 0, text: '', is_sender: false, created_at: null });
  });

  test('R-chat-21 rooms are listed by their last message, and the search matches names and messages', async () => {
    const { room: second } = await newContact(vendor, '100%_貓');
    await send(creator, { text: '早，口播稿9%在這' });
    await send(creator, { text: '早' });
    const found = async (search: string) => (await rooms(vendor, search)).map((item) => item.chatroom_uuid);
    expect(await found('')).toEqual([room, second]);
    expect(await found('小鹿')).toEqual([room]);
    expect(await found('0%_')).toEqual([second]);
    expect(await found('貓工作')).toEqual([second]);
    expect(await found('稿9%')).toEqual([room]);
    expect(await found('沒有')).toEqual([]);
  });

  test('R-rt-05 the contact is online while a browser of theirs is connected', async () => {
    const online = async () => [
      (await rooms(vendor))[0]?.contact.online,
      (await page(vendor)).contact.online,
      (await openRoom(vendor, creator)).contact.online,
    ];
    expect(await online()).toEqual([false, false, false]);
    const browser = listener(`private-user.${creator.id}`);
    expect(await online()).toEqual([true, true, true]);
    browser.leaves();
    expect(await online()).toEqual([false, false, false]);
  });

  test.each([
    ['a stranger', () => stranger.id],
    ['oneself', () => vendor.id],
    ['nobody', () => '0198b0a0-0000-7000-8000-000000000000'],
    ['no uuid', () => 'x'],
  ])('%s is not a contact', async (_case, id) => {
    expect((await infoOf(vendor, id())).statusCode).toBe(404);
  });
});

describe('messages', () => {
  test('R-chat-06 R-chat-18 presents a message to its sender and to its reader', async () => {
    const sent = await send(creator, { text: '試了 <b>燈光</b> & 失焦\n可以嗎？', client_id: 'client-0001' });
    const common = {
      message_uuid: expect.any(String),
      text: '試了 <b>燈光</b> & 失焦\n可以嗎？',
      is_seen: false,
      created_at: expect.any(String),
      reply: null,
      file: null,
      fileSize: null,
      client_id: 'client-0001',
      edited_at: null,
      removal: null,
      reactions: [],
    };
    expect(sent).toEqual({ ...common, is_sender: true });
    expect((await page(vendor)).messages).toEqual([{ ...common, message_uuid: sent.message_uuid, is_sender: false }]);
  });

  test('R-chat-06 R-chat-14 a reply quotes the message, its sender and its file', async () => {
    const asked = await send(creator, { text: '這個可以嗎？', file: { name: '腳本.txt', content: '第一幕' } });
    const answer = await send(vendor, { text: '可以', reply_uuid: asked.message_uuid });
    expect(answer.reply).toEqual({
      message_uuid: asked.message_uuid,
      avator: '/files/小鹿.png',
      name: '小鹿',
      text: '這個可以嗎？',
      file: { path: expect.stringMatching(/^\/files\/[\w-]+\.txt$/), name: '腳本.txt' },
    });
  });

  test('R-chat-19 lists twenty messages per page, newest first, with the contact', async () => {
    for (let index = 1; index <= 21; index += 1) await send(creator, { text: String(index) });
    const first = await page(vendor);
    expect(first.messages.map((message) => message.text)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(21 - index)),
    );
    expect(first).toMatchObject({ last_page: 2, total: 21, contact: { uuid: creator.id } });
    expect((await page(vendor, { page: 2 })).messages).toMatchObject([{ text: '1' }]);
  });

  test('messages after a message are listed oldest first', async () => {
    const known = await send(creator, { text: '1' });
    await send(vendor, { text: '2' });
    await send(creator, { text: '3' });
    const missed = await page(vendor, { after: known.message_uuid });
    expect(missed).toMatchObject({ total: 2, last_page: 1 });
    expect(missed.messages.map((message) => message.text)).toEqual(['2', '3']);
  });

  test('messages before or around a message are listed newest first', async () => {
    const all: ChatMessage[] = [];
    for (let at = 1; at <= 9; at += 1) all.push(await send(creator, { text: String(at) }));
    const texts = async (query: object) => (await page(vendor, query)).messages.map(({ text }) => text);
    const idOf = (at: number) => all[at - 1]?.message_uuid;
    expect(await texts({ before: idOf(4), per_page: 2 })).toEqual(['3', '2']);
    expect(await page(vendor, { before: idOf(4), per_page: 2 })).toMatchObject({ total: 3, last_page: 2 });
    expect(await texts({ around: idOf(5), per_page: 4 })).toEqual(['7', '6', '5', '4']);
    expect(await texts({ around: idOf(9), per_page: 4 })).toEqual(['9', '8']);
    expect(await texts({ around: idOf(1), per_page: 1 })).toEqual(['1']);
  });

  test('the order is the order of sending, also for messages sent at the same time', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => String(index));
    await Promise.all(texts.map((text, index) => send(index % 2 ? vendor : creator, { text })));
    const all = (await page(vendor)).messages;
    expect(all.map((message) => message.text).sort()).toEqual(texts);
    const missed = await page(vendor, { after: all.at(-1)?.message_uuid });
    expect(missed.messages.map((message) => message.text)).toEqual(
      all
        .map((message) => message.text)
        .reverse()
        .slice(1),
    );
  });

  test('times follow the stored order, also for a message that had to wait for the previous one', async () => {
    const first = await send(creator, { text: '一' });
    server.clock.now = new Date(server.clock.now.getTime() - 60_000);
    const second = await send(vendor, { text: '二' });
    expect(Date.parse(second.created_at)).toBeGreaterThan(Date.parse(first.created_at));
    expect((await rooms(vendor))[0]?.text).toBe('二');
  });

  test('a message with the same client_id is stored once, and the stored one is returned', async () => {
    const form = { text: '只要一則', client_id: 'client-0002', file: { name: 'a.txt', content: 'a' } };
    const sent = await Promise.all([send(creator, form), send(creator, form), send(creator, form)]);
    expect(new Set(sent.map((message) => message.message_uuid)).size).toBe(1);
    expect((await page(vendor)).total).toBe(1);
    await send(vendor, { text: '別人的同名', client_id: 'client-0002' });
    expect((await page(vendor)).total).toBe(2);
  });

  test('a repeated Idempotency-Key returns the first message', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await send(creator, { text: '一' }, { headers });
    expect(await send(creator, { text: '一' }, { headers })).toEqual(first);
    expect((await page(vendor)).total).toBe(1);
  });

  test.each([
    ['nothing', {}],
    ['spaces', { text: ' \n　' }],
    ['signs that show nothing', { text: '\u200b\u2060\u3164' }],
    ['5,001 characters', { text: '字'.repeat(5_001) }],
    ['an answer to nothing', { text: '一', reply_uuid: '0198b0a0-0000-7000-8000-000000000000' }],
    ['a reply_uuid that is none', { text: '一', reply_uuid: 'x' }],
  ])('%s is refused with 422', async (_case, form) => {
    expect((await post(vendor, form)).statusCode).toBe(422);
    expect((await page(vendor)).total).toBe(0);
  });

  test('a reply to a message of another room is refused with 422', async () => {
    const { room: elsewhere } = await newContact(vendor, '丙');
    const secret = await send(vendor, { text: '祕密' }, { in: elsewhere });
    expect((await post(vendor, { text: '一', reply_uuid: secret.message_uuid })).statusCode).toBe(422);
  });
});

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const zip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
  const mp3 = Uint8Array.from([
    0x49,
    0x44,
    0x33,
    4,
    0,
    0,
    0,
    0,
    0,
    0,
    0xff,
    0xfb,
    0x90,
    0,
    ...Array.from({ length: 417 }, () => 0),
  ]);
  const exe = Uint8Array.from([
    0x4d,
    0x5a,
    0x90,
    0,
    3,
    0,
    0,
    0,
    4,
    0,
    0,
    0,
    0xff,
    0xff,
    ...Array.from({ length: 64 }, () => 0),
  ]);

  test('R-chat-06 R-chat-18 a file is stored and served with its name, size and type', async () => {
    const sent = await send(creator, { file: { name: '瓶身 正面.PNG', content: Uint8Array.from(png) } });
    expect(sent).toMatchObject({ text: '', file: { name: '瓶身 正面.PNG' }, fileSize: png.length });
    const served = await server.app.inject({ url: sent.file?.path ?? '' });
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.rawPayload.equals(png)).toBe(true);
    expect((await rooms(vendor))[0]).toMatchObject({ text: '瓶身 正面.PNG', unseen_count: 1 });
  });

  test.each([
    ['a.png', Uint8Array.from(png)],
    ['a.zip', zip],
    ['a.mp3', mp3],
    ['a.txt', '純文字'],
    ['空.txt', ''],
  ])('R-chat-11 %s is accepted', async (name, content) => {
    expect((await post(creator, { file: { name, content } })).statusCode).toBe(200);
  });

  test.each([
    ['R-chat-11 an extension that is not sent', 'a.exe', exe],
    ['R-chat-11 no extension', 'README', 'x'],
    ['an .exe renamed to .zip', 'a.zip', exe],
    ['an .exe renamed to .txt', 'a.txt', exe],
    ['a picture renamed to .mp3', 'a.mp3', Uint8Array.from(png)],
    ['a page renamed to .png', 'a.png', '<script>alert(1)</script>'],
  ])('%s is refused with the message of the rule', async (_case, name, content) => {
    const response = await post(creator, { text: '請看', file: { name, content } });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('不支援此檔案格式');
    expect((await page(vendor)).total).toBe(0);
  });

  test('R-chat-12 a file over 100,000,000 bytes is refused with a message that names the limit', async () => {
    const content = new Uint8Array(100_000_001);
    const response = await post(creator, { file: { name: 'a.zip', content } });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('檔案大小 100.01 MB，超過單檔上限 100 MB');
    expect((await page(vendor)).total).toBe(0);
  });
});

describe('seen', () => {
  test('R-chat-16 R-chat-22 seeing a room resets its count and marks the contact’s messages as seen', async () => {
    await send(creator, { text: '一' });
    await send(vendor, { text: '二' });
    expect((await see(vendor)).json().data).toEqual({ seen_at: server.clock.now.toISOString() });
    expect((await rooms(vendor))[0]?.unseen_count).toBe(0);
    expect((await rooms(creator))[0]?.unseen_count).toBe(1);
    const marks = (await page(creator)).messages.map(({ text, is_seen }) => [text, is_seen]);
    expect(marks).toEqual([
      ['二', false],
      ['一', true],
    ]);
    await send(creator, { text: '三' });
    expect((await rooms(vendor))[0]?.unseen_count).toBe(1);
  });

  test('the room and the reader’s other tabs are notified once', async () => {
    await send(creator, { text: '一' });
    const client = listener(`presence-chatroom.${room}`);
    const tab = listener(`private-user.${vendor.id}`);
    const otherTab = listener(`private-user.${vendor.id}`);
    const writer = listener(`private-user.${creator.id}`);
    await see(vendor, { 'x-socket-id': tab.id });
    await see(vendor, { 'x-socket-id': tab.id });
    const told = (channel: string) => ({
      event: 'messages-seen',
      channel,
      data: { chatroom_uuid: room, reader_uuid: vendor.id, seen_at: expect.any(String) },
    });
    expect(heard(client)).toEqual([told(`presence-chatroom.${room}`)]);
    expect(heard(otherTab)).toEqual([told(`private-user.${vendor.id}`)]);
    expect([...heard(tab), ...heard(writer)]).toEqual([]);
  });
});

describe('realtime', () => {
  test('R-rt-01 new-message reaches the contact and the sender’s other tabs, each from their own view, and nobody else', async () => {
    const reader = listener(`private-user.${vendor.id}`);
    const tab = listener(`private-user.${creator.id}`);
    const otherTab = listener(`private-user.${creator.id}`);
    const outsider = listener(`private-user.${stranger.id}`);
    const message = await send(creator, { text: '早' }, { headers: { 'x-socket-id': tab.id } });
    const event = (user: TestUser, is_sender: boolean) => ({
      event: 'new-message',
      channel: `private-user.${user.id}`,
      data: { chatroom_uuid: room, message: { ...message, is_sender } },
    });
    expect(heard(reader)).toEqual([event(vendor, false)]);
    expect(heard(otherTab)).toEqual([event(creator, true)]);
    expect([...heard(tab), ...heard(outsider)]).toEqual([]);
  });

  test('a repeated message is published again as the same one, since the first process may have died before publishing', async () => {
    const reader = listener(`private-user.${vendor.id}`);
    for (let time = 0; time < 2; time += 1) await send(creator, { text: '早', client_id: 'client-0003' });
    const [first, second, ...more] = heard(reader);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });
});

describe('strangers', () => {
  const attempts = (user: TestUser | null) => Promise.all([askPage(user), see(user), post(user, { text: '嗨' })]);

  test('a room the user is not in is not found', async () => {
    const responses = await attempts(stranger);
    expect(responses.map((response) => response.statusCode)).toEqual([404, 404, 404]);
    expect(responses.map((response) => response.json().code)).toEqual(['0404', '0404', '0404']);
    expect((await page(vendor)).total).toBe(0);
  });

  test('every call requires a token', async () => {
    const responses = [...(await attempts(null)), await server.call(chatCalls.rooms)];
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401, 401]);
  });

  test('only the user’s own rooms are listed', async () => {
    await send(creator, { text: '祕密' });
    expect(await rooms(stranger)).toEqual([]);
    expect(await rooms(stranger, '小鹿')).toEqual([]);
  });

  test('a message of another room cannot be used as the start of a page', async () => {
    const { room: elsewhere } = await newContact(vendor, '丁');
    const secret = await send(vendor, { text: '祕密' }, { in: elsewhere });
    for (const side of ['after', 'before', 'around']) {
      expect((await askPage(creator, { [side]: secret.message_uuid })).statusCode, side).toBe(404);
    }
  });
});
