import { chatCalls } from '@paidang/contract/calls';
import type { ChatMessage } from '@paidang/contract/entities';
import { type ChatReaction, limits } from '@paidang/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
let room: string;

const newRoom = async (): Promise<string> => {
  vendor = await createUser(server.transact, { role: 'Vendor', name: '山眠' });
  creator = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
  await createProject(server.transact, { vendor, creator });
  const opened = await server.call(chatCalls.roomOfContact, { as: vendor, params: { contact: creator.id } });
  return opened.json().data.chatroom_uuid;
};

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await newRoom();
});

const pass = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};
const send = async (as: TestUser, text: string, more = {}): Promise<ChatMessage> => {
  pass(1_000);
  return (await server.call(chatCalls.send, { as, params: { chatroom: room }, body: { text, ...more } })).json().data;
};
const at = ({ message_uuid }: ChatMessage) => ({ chatroom: room, chat_message: message_uuid });
const edit = (as: TestUser, message: ChatMessage, text: string) =>
  server.call(chatCalls.edit, { as, params: at(message), body: { text } });
const unsend = (as: TestUser, message: ChatMessage) => server.call(chatCalls.unsend, { as, params: at(message) });
const react = (as: TestUser, message: ChatMessage, emoji: ChatReaction | null) =>
  server.call(chatCalls.react, { as, params: at(message), body: { emoji } });
const conversation = async (as: TestUser): Promise<ChatMessage[]> =>
  (await server.call(chatCalls.messages, { as, params: { chatroom: room } })).json().data.messages;
const found = async (q: string): Promise<number> =>
  (await server.call(chatCalls.search, { as: vendor, params: { chatroom: room }, query: { q } })).json().data.total;

describe('editing', () => {
  test('R-chat-24 the sender can change the text for five minutes, and both sides are updated immediately', async () => {
    const sent = await send(vendor, '明天交v3');
    server.published();
    expect((await edit(vendor, sent, ' 後天交v3 ')).json().data).toMatchObject({
      text: '後天交v3',
      edited_at: server.clock.now.toISOString(),
    });
    expect((await conversation(creator))[0]).toMatchObject({ text: '後天交v3', is_sender: false });
    const told = server.published().filter(({ event }) => event === 'message-changed');
    expect(told.map(({ channel }) => channel).sort()).toEqual(
      [vendor, creator].map(({ id }) => `private-user.${id}`).sort(),
    );
  });

  test('R-chat-24 the limit is measured by the server’s clock, to the millisecond', async () => {
    const sent = await send(vendor, '一');
    pass(limits.chat.changeableFor);
    expect((await edit(vendor, sent, '二')).statusCode).toBe(200);
    pass(1);
    const late = await edit(vendor, sent, '三');
    expect([late.statusCode, late.json().message]).toEqual([422, '訊息送出超過五分鐘，不能再修改或收回']);
    expect((await unsend(vendor, sent)).statusCode).toBe(422);
    expect((await conversation(vendor))[0]?.text).toBe('二');
  });

  test('the same text is not a change; an empty text is refused', async () => {
    const sent = await send(vendor, '一');
    expect((await edit(vendor, sent, '一')).json().data.edited_at).toBe(null);
    expect((await edit(vendor, sent, '   ')).statusCode).toBe(422);
    expect((await edit(vendor, sent, '\u200b')).statusCode).toBe(422);
  });

  test('R-chat-24 nobody can change another user’s message, or a message in a room they are not in', async () => {
    const sent = await send(vendor, '一');
    const stranger = await createUser(server.transact, { role: 'Creator', name: '路人' });
    for (const user of [creator, stranger]) {
      expect((await edit(user, sent, '二')).statusCode).toBe(404);
      expect((await unsend(user, sent)).statusCode).toBe(404);
    }
    expect((await react(stranger, sent, '👍')).statusCode).toBe(404);
    room = await newRoom();
    expect((await edit(vendor, sent, '二')).statusCode).toBe(404);
    expect((await react(vendor, sent, '👍')).statusCode).toBe(404);
  });
});

describe('unsending', () => {
  test('R-chat-25 the text is removed from the room, the room list, quotes and the search', async () => {
    const sent = await send(vendor, '報價單給錯人了');
    await send(creator, '收到', { reply_uuid: sent.message_uuid });
    await react(creator, sent, '😮');
    expect((await unsend(vendor, sent)).json().data).toMatchObject({
      ...{ text: '此訊息已收回', file: null, removal: 'unsent', reactions: [] },
    });
    const [answer, gone] = await conversation(creator);
    expect(gone).toMatchObject({ text: '此訊息已收回', removal: 'unsent' });
    expect(answer?.reply?.text).toBe('此訊息已收回');
    expect([await found('報價單'), await found('收回')]).toEqual([0, 0]);
  });

  test('a removed message can neither be changed nor reacted to', async () => {
    const sent = await send(vendor, '一');
    await unsend(vendor, sent);
    const answers = [await edit(vendor, sent, '二'), await unsend(vendor, sent), await react(creator, sent, '👍')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  });
});

describe('reactions', () => {
  test('R-chat-26 each member has one reaction per message, which a second one replaces and null removes', async () => {
    const sent = await send(vendor, '過了！');
    await react(creator, sent, '👍');
    await react(vendor, sent, '👍');
    expect((await conversation(creator))[0]?.reactions).toEqual([{ emoji: '👍', count: 2, is_own: true }]);
    await react(creator, sent, '❤️');
    expect((await conversation(vendor))[0]?.reactions).toEqual([
      { emoji: '👍', count: 1, is_own: true },
      { emoji: '❤️', count: 1, is_own: false },
    ]);
    pass(limits.chat.changeableFor * 10);
    expect((await react(creator, sent, null)).json().data.reactions).toEqual([
      { emoji: '👍', count: 1, is_own: false },
    ]);
  });

  test('R-chat-26 an emoji that is not offered is refused', async () => {
    const sent = await send(vendor, '過了！');
    const params = at(sent);
    const refused = await server.call(chatCalls.react, { as: creator, params, body: { emoji: '🔪' as ChatReaction } });
    expect(refused.statusCode).toBe(422);
  });
});
