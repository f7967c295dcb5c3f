import { limits } from '@paidang/contract/limits';
import { describe, expect, test, vi } from 'vitest';
import { buildTheRoom as buildRoom } from '../../test/the-room';
import {
  buildConversation,
  buildMessage,
  createManualClock,
  createMemoryPort,
  type MemoryPortOptions,
  uuid,
} from '../testing';
import { createChatStore } from './chat-store';
import type { ChatPort } from './port';
import { conversationOf } from './state';

const room = uuid(100);
const other = uuid(200);

/** One message per text; the last one was sent a moment ago. */
const said = (texts: string[]) =>
  buildConversation(texts.length).map((message, at) => ({ ...message, text: texts[at]! }));
const idOf = (at: number) => uuid(10_000 + at);

async function setup(texts: string[], options: Partial<MemoryPortOptions> = {}) {
  const clock = createManualClock();
  const port = createMemoryPort({
    clock,
    rooms: [
      { item: buildRoom(), messages: said(texts) },
      { item: buildRoom({ chatroom_uuid: other }), messages: said(['燈光']) },
    ],
    ...options,
  });
  const onError = vi.fn();
  const store = createChatStore({ port, clock, onError });
  store.start();
  await clock.advance(1_000);
  store.open(room, 1);
  await clock.advance(1_000);
  const finder = store.finder!;
  finder.open(room);
  const conversation = (id = room) => conversationOf(store.getSnapshot(), id);
  const search = () => conversation().search!;
  const find = async (words: string) => {
    finder.find(room, words);
    await clock.advance(1_000);
  };
  const go = async (to: 'older' | 'newer') => {
    finder.go(room, to);
    await clock.advance(1_000);
  };
  const asked = () => port.requests.filter((name) => name === 'searchMessages').length;
  return { clock, port, store, finder, conversation, search, find, go, asked, onError };
}

const plain = (count: number) => Array.from({ length: count }, (_, at) => `第${at}則`);

test('goes to the newest hit first, and from hit to hit', async () => {
  const { search, find, go } = await setup(['燈光一', '瓶子', '燈光二', '瓶身', '燈光三']);
  await find(' 燈光 ');
  expect(search()).toMatchObject({ words: '燈光', status: 'ready', total: 3, at: 0, reached: { uuid: idOf(4) } });
  await go('older');
  await go('older');
  expect(search()).toMatchObject({ at: 2, reached: { uuid: idOf(0) } });
  const before = search().reached;
  await go('older');
  expect(search()).toMatchObject({ at: 2, reached: before });
  expect(search().reached).not.toBe(before);
  await go('newer');
  expect(search()).toMatchObject({ at: 1, reached: { uuid: idOf(2) } });
});

test('searches once typing has stopped, or at once when moving to a hit', async () => {
  const { finder, clock, search, asked } = await setup(['燈光']);
  for (const words of ['燈', '燈光', '燈光']) finder.find(room, words);
  expect(asked()).toBe(0);
  finder.go(room, 'older');
  await clock.advance(0);
  expect(search().reached).toEqual({ uuid: idOf(0) });
  await clock.advance(1_000);
  expect(asked()).toBe(1);
});

test('a late response does not affect the next search', async () => {
  const { finder, clock, search } = await setup(['燈光', '瓶子'], { latency: 400 });
  finder.find(room, '燈光');
  await clock.advance(300);
  finder.find(room, '瓶子');
  await clock.advance(300);
  expect(search()).toMatchObject({ words: '', total: 0 });
  await clock.advance(2_000);
  expect(search()).toMatchObject({ words: '瓶子', status: 'ready', reached: { uuid: idOf(1) } });
});

test('an empty text finds nothing, without a request', async () => {
  const { find, search, asked } = await setup(['燈光']);
  await find('燈光');
  await find('  ');
  expect(search()).toMatchObject({ words: '', status: 'idle', total: 0, reached: null });
  expect(asked()).toBe(1);
});

test('the scroll position stays when nothing is found', async () => {
  const { find, go, search, asked } = await setup(['燈光']);
  await find('口播');
  await go('older');
  expect(search()).toMatchObject({ words: '口播', status: 'ready', total: 0, reached: null });
  expect(asked()).toBe(1);
});

test('retries a failed search, with the button and when moving on', async () => {
  const { port, finder, clock, find, go, search, onError } = await setup(['燈光']);
  port.fail('searchMessages', 2);
  await find('燈光');
  expect(search()).toMatchObject({ status: 'error', total: 0 });
  expect(onError).toHaveBeenCalledOnce();
  await go('older');
  expect(search().status).toBe('error');
  finder.retry(room);
  await clock.advance(0);
  expect(search()).toMatchObject({ words: '燈光', status: 'ready', total: 1, reached: { uuid: idOf(0) } });
});

test('a hit whose page cannot be loaded is an error that can be retried', async () => {
  const { port, finder, clock, find, search } = await setup(['燈光', ...plain(60)]);
  port.fail('listMessages');
  await find('燈光');
  expect(search()).toMatchObject({ status: 'error', total: 1, reached: null });
  finder.retry(room);
  await clock.advance(0);
  expect(search()).toMatchObject({ status: 'ready', reached: { uuid: idOf(0) } });
});

describe('a hit thousands of messages back', () => {
  const setupFar = async (options: Partial<MemoryPortOptions> = {}) => {
    const far = await setup([...plain(2_000), '燈光', ...plain(3_000)], options);
    const shown = () => far.conversation().entries.map(({ message }) => message.message_uuid);
    const run = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => idOf(from + at));
    return { ...far, shown, run };
  };

  test('is loaded with the messages around it, and a gap before the newest ones', async () => {
    const { port, conversation, find, search, shown, run } = await setupFar();
    const before = port.requests.length;
    await find('燈光');
    await expect.poll(() => search().reached).toEqual({ uuid: idOf(2_000) });
    expect(port.requests.slice(before).filter((name) => name === 'listMessages')).toHaveLength(1);
    expect(shown()).toEqual([...run(1_951, 2_051), ...run(4_981, 5_001)]);
    expect(conversation()).toMatchObject({ older: 'more', gap: idOf(4_981) });
  });

  test('later messages fill the gap from above, until none is missing', async () => {
    const { store, clock, conversation, find, shown, run } = await setupFar();
    await find('燈光');
    store.fillGap(room);
    await clock.advance(0);
    expect(shown()).toEqual([...run(1_951, 2_071), ...run(4_981, 5_001)]);
    for (let pages = 0; conversation().gap !== null && pages < 200; pages += 1) {
      store.fillGap(room);
      await clock.advance(0);
    }
    expect(shown()).toEqual(run(1_951, 5_001));
  });

  test('older messages are prepended; a new message is appended', async () => {
    const { store, port, clock, find, shown, run } = await setupFar();
    await find('燈光');
    store.loadOlder(room);
    await clock.advance(1_000);
    const said = port.say(room, '剛剛說的');
    await clock.advance(0);
    expect(shown()).toEqual([...run(1_931, 2_051), ...run(4_981, 5_001), said.message_uuid]);
  });

  test('scrolling up to the gap from below loads the previous pages again', async () => {
    const { store, clock, conversation, find, shown, run } = await setupFar();
    await find('燈光');
    store.closeGap(room);
    expect(shown()).toEqual(run(4_981, 5_001));
    expect(conversation()).toMatchObject({ older: 'more', gap: null });
    store.loadOlder(room);
    await clock.advance(1_000);
    expect(shown()).toEqual(run(4_961, 5_001));
  });

  test('a hit further back replaces it; a nearby hit has no gap', async () => {
    const { store, clock, conversation, find, shown, run } = await setupFar();
    await find('燈光');
    expect(await store.reveal(room, idOf(100))).toBe(true);
    expect(shown()).toEqual([...run(51, 151), ...run(4_981, 5_001)]);
    expect(await store.reveal(room, idOf(4_950))).toBe(true);
    await clock.advance(0);
    expect(shown()).toEqual(run(4_901, 5_001));
    expect(conversation().gap).toBe(null);
    expect(await store.reveal(room, idOf(3))).toBe(true);
    expect(conversation().older).toBe('none');
  });

  test('going to the first unread message removes the messages around the hit', async () => {
    const { store, clock, conversation, find } = await setupFar({
      rooms: [{ item: buildRoom({ unseen_count: 60 }), messages: said(['燈光', ...plain(400)]) }],
    });
    await find('燈光');
    const first = store.revealUnread(room);
    await clock.advance(1_000);
    expect(await first).toBe(conversation().firstUnread);
    expect(conversation()).toMatchObject({ gap: null, unreadBefore: 0 });
  });

  test('is reached in pages of a hundred if the port cannot load around a message', async () => {
    const texts = ['燈光', ...plain(5_000)];
    const { pageAt: _, ...port } = createMemoryPort({ rooms: [{ item: buildRoom(), messages: said(texts) }] });
    const clock = createManualClock();
    const store = createChatStore({ port: port satisfies ChatPort, clock });
    store.start();
    store.open(room, 1);
    await clock.advance(1_000);
    const before = port.requests.length;
    expect(await store.reveal(room, idOf(0))).toBe(true);
    expect(port.requests.slice(before).filter((name) => name === 'listMessages')).toHaveLength(51);
    expect(conversationOf(store.getSnapshot(), room).entries).toHaveLength(5_001);
  });
});

test('hits beyond the first response are loaded when they are needed', async () => {
  const many = limits.chat.hits + 5;
  const { find, go, search, asked } = await setup(Array.from({ length: many }, () => '燈光'));
  await find('燈光');
  for (let step = 1; step < many; step += 1) await go('older');
  expect(search()).toMatchObject({ total: many, at: many - 1, reached: { uuid: idOf(0) } });
  expect(asked()).toBe(2);
});

test('a new message changes neither the count nor the current hit', async () => {
  const { port, clock, find, search } = await setup(['燈光一', '燈光二']);
  await find('燈光');
  const before = search();
  port.say(room, '燈光三');
  await clock.advance(0);
  expect(search()).toBe(before);
});

test('a room whose messages are still loading is searched once they are loaded', async () => {
  const { store, finder, clock, conversation } = await setup(['燈光'], { latency: 200 });
  finder.find(other, '燈光');
  finder.go(other, 'older');
  await clock.advance(100);
  store.open(other);
  await clock.advance(150);
  expect(conversation(other).search).toMatchObject({ status: 'loading', total: 1 });
  await clock.advance(100);
  expect(conversation(other).search).toMatchObject({ status: 'ready', reached: { uuid: idOf(0) } });
});

test('closing a room ends its search; enlarging it does not', async () => {
  const { store, finder, find, conversation, search } = await setup(['燈光']);
  await find('燈光');
  store.open(room, 0);
  expect(search().words).toBe('燈光');
  store.open(room, -1);
  expect(conversation().search).toBe(null);
  store.open(room, 1);
  finder.open(room);
  store.open(other, 1);
  expect(conversation().search).toBe(null);
});

test('closing discards pending requests', async () => {
  const { finder, clock, conversation } = await setup(['燈光']);
  finder.find(room, '燈光');
  finder.close(room);
  await clock.advance(1_000);
  expect(conversation().search).toBe(null);
});

test('finds a file by its name', async () => {
  const file = buildMessage({ message_uuid: idOf(9), file: { name: 'Script_v3.DOCX', path: '/a' } });
  const { find, search } = await setup([], { rooms: [{ item: buildRoom(), messages: [file] }] });
  await find('script_V3');
  expect(search().reached).toEqual({ uuid: idOf(9) });
});

test('there is no finder if the port cannot search', () => {
  const { searchMessages: _, ...port } = createMemoryPort({ rooms: [] });
  expect(createChatStore({ port: port satisfies ChatPort }).finder).toBe(null);
});
