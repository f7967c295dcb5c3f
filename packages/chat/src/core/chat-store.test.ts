import { expect, test, vi } from 'vitest';
import { buildTheContact as buildContact, buildTheRoom as buildRoom } from '../../test/the-room';
import {
  buildConversation,
  buildMessage,
  createManualClock,
  createMemoryPort,
  createMemoryStorage,
  type MemoryPortOptions,
  uuid,
} from '../testing';
import { createChatStore } from './chat-store';
import { type ChatState, conversationOf, itemOf, modeOf, unseenTotal } from './state';
import type { ChatStoreOptions } from './store-api';

const room = uuid(100);
const other = uuid(200);

async function setup(
  port: Partial<MemoryPortOptions> = {},
  { start = true, ...options }: Partial<ChatStoreOptions> & { start?: boolean } = {},
) {
  const clock = createManualClock();
  const memory = createMemoryPort({
    clock,
    rooms: [{ item: buildRoom(), messages: buildConversation(45) }],
    ...port,
  });
  const onError = vi.fn();
  let ids = 0;
  const store = createChatStore({
    port: memory,
    clock,
    onError,
    createId() {
      ids += 1;
      return `client-${ids}`;
    },
    ...options,
  });
  const stop = start ? store.start() : () => {};
  await clock.advance(0);
  const conversation = (id = room) => conversationOf(store.getSnapshot(), id);
  const texts = (id = room) => conversation(id).entries.map(({ message }) => message.text);
  const write = (text: string, id = room) => {
    store.setText(id, text);
    return store.send(id);
  };
  return { clock, port: memory, store, onError, stop, conversation, texts, write };
}

/** Starts while the connection is still being established. */
function startUnconnected({ store, port }: Pick<Awaited<ReturnType<typeof setup>>, 'store' | 'port'>) {
  port.setConnection('connecting');
  return store.start();
}

test('R-chat-01 a room is closed, a popup, full or a minimised avatar', async () => {
  const { store } = await setup();
  const mode = () => modeOf(store.getSnapshot(), room);
  expect(mode()).toBe(null);
  store.open(room);
  expect(mode()).toBe(0);
  store.open(room, 1);
  expect(mode()).toBe(1);
  store.open(room, -1);
  expect(mode()).toBe(-1);
  store.close(room);
  expect(mode()).toBe(null);
});

test('full mode holds one room: the one before it closes', async () => {
  const { store } = await setup();
  store.open(room, 1);
  store.open(other, 1);
  expect(store.getSnapshot().windows).toEqual([{ room: other, mode: 1 }]);
});

test('R-chat-16 opening a room marks its messages seen and zeroes its unseen count', async () => {
  const { store, port, clock } = await setup({
    rooms: [{ item: buildRoom({ unseen_count: 3 }), messages: buildConversation(9) }],
  });
  expect(unseenTotal(store.getSnapshot())).toBe(3);
  store.open(room);
  await clock.advance(0);
  expect(unseenTotal(store.getSnapshot())).toBe(0);
  expect(port.requests).toContain('markSeen');
  expect(port.whispers).toContain('seen');
});

test('a message hidden by the platform is hidden at once, in an open room and in the list', async () => {
  const { store, port, clock, texts } = await setup();
  store.open(room);
  await clock.advance(0);
  const { message_uuid } = port.say(room, '加這個帳號');
  expect(texts().at(-1)).toBe('加這個帳號');
  port.hide(room, message_uuid);
  expect(texts().at(-1)).toBe('此訊息已由平台隱藏');
  expect(itemOf(store.getSnapshot(), room)?.text).toBe('此訊息已由平台隱藏');
  const [first] = conversationOf(store.getSnapshot(), room).entries;
  port.hide(room, first?.message.message_uuid ?? '');
  expect(texts()[0]).toBe('此訊息已由平台隱藏');
});

test('a minimised room stays unread', async () => {
  const { store, port, clock } = await setup({
    rooms: [{ item: buildRoom({ unseen_count: 3 }), messages: buildConversation(9) }],
  });
  store.open(room, -1);
  await clock.advance(0);
  expect(unseenTotal(store.getSnapshot())).toBe(3);
  expect(port.requests).not.toContain('markSeen');
});

test('the separator is above the first unread message of the other side', async () => {
  const messages = [
    buildMessage({ message_uuid: uuid(1), text: '一' }),
    buildMessage({ message_uuid: uuid(2), text: '二', is_sender: true, created_at: '2026-11-19T06:07:00.000Z' }),
    buildMessage({ message_uuid: uuid(3), text: '三', created_at: '2026-11-19T06:08:00.000Z' }),
    buildMessage({ message_uuid: uuid(4), text: '四', created_at: '2026-11-19T06:09:00.000Z' }),
  ];
  const { store, clock, conversation, write } = await setup({
    rooms: [{ item: buildRoom({ unseen_count: 2 }), messages }],
  });
  store.open(room);
  await clock.advance(0);
  expect(conversation().firstUnread).toBe(uuid(3));
  write('收到');
  expect(conversation().firstUnread).toBe(null);
});

test('unread messages that begin on an older page are loaded back to the first one', async () => {
  const { store, clock, conversation } = await setup({
    rooms: [{ item: buildRoom({ unseen_count: 28 }), messages: buildConversation(45) }],
  });
  store.open(room);
  await clock.advance(0);
  // Thirteen of the newest twenty are from the other side.
  expect(conversation()).toMatchObject({ firstUnread: uuid(10_026), unreadBefore: 15 });
  store.loadOlder(room);
  await clock.advance(0);
  expect(conversation()).toMatchObject({ firstUnread: uuid(10_005), unreadBefore: 1 });
  await expect(store.revealUnread(room)).resolves.toBe(uuid(10_003));
  expect(conversation()).toMatchObject({ firstUnread: uuid(10_003), unreadBefore: 0 });
});

test('older pages are prepended, twenty at a time, each message once', async () => {
  const { store, clock, conversation, texts, port } = await setup();
  store.open(room);
  await clock.advance(0);
  expect(conversation().entries).toHaveLength(20);
  port.say(room, '新的一則');
  store.loadOlder(room);
  await clock.advance(0);
  expect(conversation()).toMatchObject({ older: 'more' });
  store.loadOlder(room);
  await clock.advance(0);
  expect(conversation().older).toBe('none');
  expect(new Set(conversation().entries.map(({ key }) => key)).size).toBe(46);
  expect(texts().at(-1)).toBe('新的一則');
});

test('R-chat-17 full mode freezes older-page loading for 500 ms', async () => {
  const { store, clock, conversation } = await setup();
  store.open(room, 1);
  await clock.advance(0);
  store.loadOlder(room);
  await clock.advance(499);
  expect(conversation().entries).toHaveLength(20);
  await clock.advance(1);
  expect(conversation().entries).toHaveLength(40);
});

test('R-chat-09 empty text is not sent', async () => {
  const { store, clock, port, write } = await setup();
  store.open(room);
  expect(write('')).toBe(false);
  expect(write(' \n　')).toBe(false);
  expect(write('\u200b\u2060')).toBe(false);
  await clock.advance(0);
  expect(port.stored).toEqual([]);
});

test('R-chat-15 reply mode is turned on and off, and ends after sending', async () => {
  const { store, clock, conversation, port, write } = await setup();
  store.open(room);
  await clock.advance(0);
  const asked = conversation().entries.at(-1)!;
  store.reply(room, asked);
  expect(conversation().composer.reply).toMatchObject({ uuid: asked.message.message_uuid, name: '阿澄' });
  store.reply(room, null);
  expect(conversation().composer.reply).toBe(null);
  store.reply(room, asked);
  write('收到');
  expect(conversation().composer.reply).toBe(null);
  await clock.advance(0);
  expect(port.stored).toMatchObject([{ text: '收到', replyUuid: asked.message.message_uuid }]);
});

test('a file is sent before the text, and the text carries the quote', async () => {
  const { store, clock, conversation, port } = await setup();
  store.open(room);
  await clock.advance(0);
  store.reply(room, conversation().entries[0]!);
  store.setText(room, '調色參考用');
  store.attach(room, [new File(['zip'], '品牌素材.zip')]);
  store.send(room);
  await clock.advance(0);
  expect(port.stored.map(({ text, file, replyUuid }) => [text, file?.name, replyUuid !== undefined])).toEqual([
    ['', '品牌素材.zip', false],
    ['調色參考用', undefined, true],
  ]);
});

test('R-chat-11 a file of an unsupported type is refused with its label, and the draft stays', async () => {
  const { store, conversation } = await setup();
  store.setText(room, '腳本在這裡');
  store.attach(room, [new File(['MZ'], '腳本.exe'), new File(['a'], '大綱.docx'), new File(['@'], '腳本.bat')]);
  expect(conversation().composer).toMatchObject({
    text: '腳本在這裡',
    refusals: [
      { name: '腳本.exe', reason: 'type' },
      { name: '腳本.bat', reason: 'type' },
    ],
  });
  expect(conversation().composer.attachments.map(({ file }) => file.name)).toEqual(['大綱.docx']);
});

test('R-chat-12 a file over 100,000,000 bytes is refused with its size and the limit', async () => {
  const { store, conversation } = await setup();
  const sized = (size: number) => Object.defineProperty(new File([''], '毛片.zip'), 'size', { value: size });
  store.attach(room, [sized(100_000_000)]);
  expect(conversation().composer.refusals).toEqual([]);
  store.attach(room, [sized(120_000_000)]);
  expect(conversation().composer.refusals).toMatchObject([{ name: '毛片.zip', reason: 'size' }]);
});

test('a message is shown at once and keeps its position and key when the server has stored it', async () => {
  const { store, clock, conversation, write } = await setup({ latency: 100 });
  store.open(room);
  await clock.advance(300);
  write('太好了');
  const pending = conversation().entries.at(-1)!;
  expect(pending).toMatchObject({ status: 'sending', message: { text: '太好了', is_sender: true } });
  await clock.advance(100);
  const sent = conversation().entries.at(-1)!;
  expect(sent).toMatchObject({ key: pending.key, status: 'sent' });
  expect(conversation().entries).toHaveLength(21);
});

test('a state that was read never changes afterwards', async () => {
  const { store, port, clock, write } = await setup();
  const seen: { state: ChatState; copy: ChatState }[] = [];
  const keep = () => {
    const state = store.getSnapshot();
    seen.push({ state, copy: structuredClone(state) });
  };
  store.subscribe(keep);
  store.open(room);
  await clock.advance(0);
  write('一');
  await clock.advance(0);
  port.say(room, { text: '二' });
  store.loadOlder(room);
  await clock.advance(1_000);
  port.read(room);
  store.close(room);
  expect(seen.length).toBeGreaterThan(8);
  for (const { state, copy } of seen) expect(state).toEqual(copy);
  const lines = seen.map(({ state }) => conversationOf(state, room).entries);
  expect(new Set(lines).size).toBeGreaterThan(5);
});

test('messages are sent in order, one after another', async () => {
  const { store, clock, conversation, port, write } = await setup({ latency: 100 });
  store.open(room);
  await clock.advance(300);
  write('一');
  write('二');
  write('三');
  expect(
    conversation()
      .entries.slice(-3)
      .map(({ status }) => status),
  ).toEqual(['sending', 'queued', 'queued']);
  await clock.advance(300);
  expect(port.stored.map(({ text }) => text)).toEqual(['一', '二', '三']);
});

test('R-chat-23 a failed send is only logged: the message stays with a retry mark, and later ones wait', async () => {
  const { store, clock, conversation, port, onError, write } = await setup();
  store.open(room);
  await clock.advance(0);
  port.fail('send');
  write('一');
  await clock.advance(0);
  const failed = conversation().entries.at(-1)!;
  expect(failed.status).toBe('failed');
  expect(onError).toHaveBeenCalledOnce();
  store.retry(room, failed.key);
  await clock.advance(0);
  expect(conversation().entries.at(-1)).toMatchObject({ key: failed.key, status: 'sent' });
});

test('R-chat-23 a failed load is only logged, and retried automatically', async () => {
  const { store, clock, conversation, port, onError } = await setup();
  port.fail('listMessages');
  store.open(room);
  await clock.advance(0);
  expect(conversation().status).toBe('error');
  expect(onError).toHaveBeenCalledOnce();
  await clock.advance(5_000);
  expect(conversation().status).toBe('ready');
});

test('a refused message does not hold up the next one', async () => {
  const { store, clock, conversation, port, write } = await setup();
  store.open(room);
  await clock.advance(0);
  port.fail('send', 1, 'refused');
  write('一');
  write('二');
  await clock.advance(0);
  expect(port.stored.map(({ text }) => text)).toEqual(['二']);
  expect(conversation().entries.at(-1)).toMatchObject({ status: 'failed', message: { text: '一' } });
});

test('a message whose response was lost is stored and shown exactly once', async () => {
  const { store, clock, conversation, port, write } = await setup();
  store.open(room);
  await clock.advance(0);
  port.setConnection('disconnected');
  port.fail('send', 1, 'answer-lost');
  write('只有一次');
  await clock.advance(0);
  port.setConnection('connected');
  await clock.advance(0);
  expect(port.stored).toHaveLength(1);
  expect(conversation().entries.filter(({ message }) => message.text === '只有一次')).toMatchObject([
    { status: 'sent' },
  ]);
});

test('unsent messages survive a reload and are sent once', async () => {
  const storage = createMemoryStorage();
  const first = await setup({}, { storage });
  first.store.open(room);
  await first.clock.advance(0);
  first.port.fail('send');
  first.write('重新整理之前');
  await first.clock.advance(0);
  first.stop();
  expect(storage.kept.messages).toMatchObject([{ text: '重新整理之前', failed: true }]);

  const second = await setup({}, { storage });
  second.store.open(room);
  await second.clock.advance(0);
  expect(second.port.stored.map(({ text }) => text)).toEqual(['重新整理之前']);
  expect(second.texts().at(-1)).toBe('重新整理之前');
  expect(storage.kept.messages).toEqual([]);
});

test('drafts and open rooms survive a reload; sending deletes the draft', async () => {
  const storage = createMemoryStorage();
  const first = await setup({}, { storage });
  first.store.open(room);
  first.store.setText(room, '寫到一半');
  await first.clock.advance(300);
  first.stop();

  const second = await setup({}, { storage });
  expect(second.conversation().composer.text).toBe('寫到一半');
  expect(second.store.getSnapshot().windows).toEqual([{ room, mode: 0 }]);
  second.store.send(room);
  await second.clock.advance(0);
  expect(storage.kept.drafts).toEqual({});
});

test('full mode survives a reload if the host has no page for it', async () => {
  const storage = createMemoryStorage();
  const reload = async (keepFull: boolean) => {
    const { store, stop } = await setup({}, { storage, keepFull });
    const { windows } = store.getSnapshot();
    store.open(room, 1);
    stop();
    return windows;
  };
  await reload(true);
  expect(await reload(true)).toEqual([{ room, mode: 1 }]);
  await reload(false);
  expect(await reload(false)).toEqual([]);
});

test('a storage blocked by the browser does not prevent writing and sending', async () => {
  const blocked = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  const storage = {
    read: blocked,
    putMessage: blocked,
    deleteMessage: blocked,
    putDraft: blocked,
    putWindows: blocked,
  };
  const { store, clock, port, conversation, write } = await setup({}, { storage });
  store.open(room);
  await clock.advance(0);
  write('照樣送出');
  await clock.advance(300);
  expect(port.stored.map(({ text }) => text)).toEqual(['照樣送出']);
  expect(conversation().entries.at(-1)).toMatchObject({ status: 'sent' });
});

test('an upload reports its progress and can be stopped', async () => {
  const { store, clock, conversation, port } = await setup();
  store.open(room);
  await clock.advance(0);
  port.holdUploads(0.4);
  store.attach(room, [new File(['zip'], '毛片.zip')]);
  store.send(room);
  await clock.advance(0);
  const upload = conversation().entries.at(-1)!;
  expect(upload).toMatchObject({ status: 'sending', progress: 0.4 });
  store.cancel(room, upload.key);
  port.holdUploads(null);
  await clock.advance(0);
  expect(conversation().entries).toHaveLength(20);
  expect(port.stored).toEqual([]);
});

test('R-chat-11 a file refused by the server shows why, and cannot be retried', async () => {
  const { store, clock, conversation, port, write } = await setup();
  store.open(room);
  await clock.advance(0);
  port.fail('send', 1, 'refused');
  store.attach(room, [new File(['MZ'], '腳本.zip')]);
  store.send(room);
  await clock.advance(0);
  expect(conversation().entries.at(-1)).toMatchObject({
    status: 'failed',
    progress: null,
    refusal: '不支援此檔案格式',
  });
  port.fail('send');
  write('一');
  await clock.advance(0);
  expect(conversation().entries.at(-1)).toMatchObject({ status: 'failed', refusal: null });
});

test('cancelling a message in progress does not affect later ones, whatever its outcome', async () => {
  const { store, clock, port, conversation, write } = await setup();
  store.open(room);
  await clock.advance(0);
  const { send } = port;
  let answer = () => {};
  port.send = async (message, options) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return send(message, { ...options, signal: new AbortController().signal });
  };
  write('一');
  write('二');
  store.cancel(room, conversation().entries.at(-2)?.key ?? '');
  port.send = send;
  answer();
  await clock.advance(2_000);
  expect(port.stored.map(({ text }) => text)).toEqual(['一', '二']);
  // It was stored anyway: hiding it from its sender only would be misleading.
  expect(conversation().entries.slice(-2)).toMatchObject([
    { status: 'sent', message: { text: '一' } },
    { status: 'sent', message: { text: '二' } },
  ]);
});

test('a cancelled message that had already been stored is shown', async () => {
  const { store, clock, port, conversation, texts, write } = await setup();
  store.open(room);
  await clock.advance(0);
  port.fail('send', 1, 'answer-lost');
  write('已經到了');
  await clock.advance(0);
  store.cancel(room, conversation().entries.at(-1)?.key ?? '');
  expect(texts()).not.toContain('已經到了');
  await clock.advance(2_000);
  expect(texts().at(-1)).toBe('已經到了');
});

test('messages missed while disconnected are fetched in order, none twice', async () => {
  const { store, clock, port, texts } = await setup();
  store.open(room);
  await clock.advance(0);
  port.setConnection('disconnected');
  port.say(room, '斷線時一');
  port.say(room, '斷線時二');
  port.setConnection('connected');
  port.say(room, '連線後');
  await clock.advance(0);
  expect(texts().slice(-3)).toEqual(['斷線時一', '斷線時二', '連線後']);
  expect(texts()).toHaveLength(23);
});

test('a room that was empty when opened is completed as well, after what was written in it', async () => {
  const { store, clock, port, texts, write } = await setup({ rooms: [{ item: buildRoom() }] });
  store.open(room);
  await clock.advance(0);
  write('在嗎？');
  await clock.advance(0);
  port.setConnection('disconnected');
  port.say(room, '在');
  port.say(room, '請說');
  port.setConnection('connected');
  await clock.advance(0);
  expect(texts()).toEqual(['在嗎？', '在', '請說']);
});

test('messages before an own one that were missed while disconnected are fetched', async () => {
  const { store, clock, port, texts, write } = await setup();
  store.open(room);
  await clock.advance(0);
  const { send } = port;
  port.send = async (message, options) => {
    port.say(room, '斷線前一刻', { live: false });
    return send(message, options);
  };
  write('收到');
  await clock.advance(0);
  port.setConnection('disconnected');
  port.setConnection('connected');
  await clock.advance(0);
  expect(texts().slice(-2)).toEqual(['斷線前一刻', '收到']);
});

test('a live message that is also in the page being loaded keeps its position', async () => {
  const { store, clock, port, texts } = await setup({ latency: 100, rooms: [{ item: buildRoom() }] });
  await clock.advance(200);
  const { listMessages } = port;
  port.listMessages = (query) => {
    port.say(room, '一');
    port.say(room, '二', { live: false });
    return listMessages(query);
  };
  store.open(room);
  await clock.advance(200);
  expect(texts()).toEqual(['一', '二']);
});

test('a message that arrives in a room not on screen counts as unseen and moves the room to the top', async () => {
  const { store, clock, port } = await setup({
    rooms: [
      { item: buildRoom({ created_at: '2026-11-20T06:00:00.000Z' }), messages: buildConversation(3) },
      {
        item: buildRoom({ chatroom_uuid: other, contact: buildContact({ uuid: uuid(2), name: '小鹿' }) }),
        messages: buildConversation(3),
      },
    ],
  });
  expect(store.getSnapshot().order).toEqual([room, other]);
  const said = port.say(other, '在嗎？');
  // Delivered again, because its sender got no response and retried.
  port.say(other, said);
  await clock.advance(0);
  expect(store.getSnapshot().order).toEqual([other, room]);
  expect(store.getSnapshot().rooms[other]).toMatchObject({ text: '在嗎？', is_sender: false, unseen_count: 1 });
});

test('a room has the type and sender of its last message, live as from the list', async () => {
  const { store, clock, port, write } = await setup();
  const item = () => store.getSnapshot().rooms[room];
  port.say(room, { file: { name: 'night.jpg', path: '/night.jpg' } });
  expect(item()).toMatchObject({ text: 'night.jpg', kind: 'picture', is_sender: false });
  store.open(room);
  write('收到！');
  await clock.advance(0);
  expect(item()).toMatchObject({ text: '收到！', kind: 'text', is_sender: true });
  await store.loadRooms();
  expect(item()).toMatchObject({ text: '收到！', kind: 'text', is_sender: true });
});

test('reading a burst of messages is reported a few times, not once each', async () => {
  const { store, clock, port } = await setup();
  store.open(room);
  await clock.advance(2_000);
  const before = port.requests.filter((name) => name === 'markSeen').length;
  for (let count = 0; count < 50; count += 1) port.say(room, `${count}`);
  await clock.advance(2_000);
  expect(port.requests.filter((name) => name === 'markSeen').length - before).toBe(2);
  expect(unseenTotal(store.getSnapshot())).toBe(0);
});

test('messages that arrive while the reader is further up are counted', async () => {
  const { store, clock, port, conversation } = await setup();
  store.open(room);
  await clock.advance(0);
  store.watch(room, { atEnd: false });
  port.say(room, '一');
  port.say(room, '二');
  expect(conversation().below).toBe(2);
  store.watch(room, { atEnd: true });
  expect(conversation().below).toBe(0);
  expect(unseenTotal(store.getSnapshot())).toBe(0);
});

test('own messages become seen when the other side reads them', async () => {
  const { store, clock, port, conversation, write } = await setup();
  store.open(room);
  await clock.advance(0);
  write('看到了嗎？');
  await clock.advance(0);
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(false);
  port.read(room);
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(true);
});

test('what the other side read while disconnected is known after reconnecting', async () => {
  const { store, port, clock, conversation, write } = await setup();
  store.open(room);
  write('看到了嗎？');
  await clock.advance(0);
  port.setConnection('disconnected');
  port.read(room);
  await clock.advance(0);
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(false);
  port.setConnection('connected');
  await clock.advance(0);
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(true);
  expect(conversation().lastSeen).toBe(conversation().entries.at(-1)?.key);
});

test('what the other side read between loading a page and joining the room is known', async () => {
  const latency = 100;
  const unread = buildMessage({ message_uuid: uuid(9_001), is_sender: true, text: '看到了嗎？' });
  const { store, port, clock, conversation } = await setup({
    latency,
    rooms: [{ item: buildRoom(), messages: [unread] }],
  });
  const { listMessages } = port;
  port.listMessages = async (query) => {
    const page = await listMessages(query);
    // The other side reads it after the response and before this side has joined.
    port.setConnection('disconnected');
    port.read(room);
    port.setConnection('connected');
    return page;
  };
  store.open(room);
  await clock.advance(latency * 4);
  await clock.advance(latency * 4);
  expect(conversation().status).toBe('ready');
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(true);
});

test('presence follows the rooms at the top of the list, and no longer a room that leaves it', async () => {
  const { store, port, clock } = await setup(
    {
      rooms: [
        { item: buildRoom({ created_at: '2026-11-20T06:00:00.000Z' }) },
        { item: buildRoom({ chatroom_uuid: other, contact: buildContact({ uuid: uuid(2) }) }) },
      ],
    },
    { followedRooms: 1 },
  );
  store.watchList();
  const online = (id: string) => store.getSnapshot().rooms[id]?.contact.online;
  port.setOnline(other, true);
  expect(online(other)).toBe(false);
  port.say(other, '在嗎？');
  await clock.advance(0);
  expect(online(other)).toBe(true);
  port.setOnline(room, true);
  expect(online(room)).toBe(false);
});

test('what the user reads in another tab is read here too, also in rooms without presence', async () => {
  const { store, port } = await setup(
    { rooms: [{ item: buildRoom({ unseen_count: 3 }), messages: buildConversation(4) }] },
    { followedRooms: 0 },
  );
  port.read(room, uuid(9));
  expect(unseenTotal(store.getSnapshot())).toBe(0);
});

test('R-rt-05 contact online follows presence', async () => {
  const { store, port } = await setup();
  store.watchList();
  const online = () => store.getSnapshot().rooms[room]?.contact.online;
  expect(online()).toBe(false);
  port.setOnline(room, true);
  expect(online()).toBe(true);
  port.setOnline(room, false);
  expect(online()).toBe(false);
});

test('the user’s own other tab is not taken for the other side', async () => {
  const { port, store, conversation, write } = await setup({
    rooms: [{ item: buildRoom({ unseen_count: 3 }), messages: buildConversation(4) }],
  });
  store.open(room, -1);
  port.type(room, uuid(9));
  expect(conversation().typing).toBe(false);
  port.read(room, uuid(9));
  expect(store.getSnapshot().rooms[room]?.unseen_count).toBe(0);
  store.open(room);
  await write('看過了嗎？');
  port.read(room, uuid(9));
  expect(conversation().entries.at(-1)?.message.is_seen).toBe(false);
});

test('typing is shown for a moment, and sent at most every two seconds', async () => {
  const { store, clock, port, conversation } = await setup();
  store.open(room);
  await clock.advance(0);
  port.type(room);
  expect(conversation().typing).toBe(true);
  await clock.advance(4_000);
  expect(conversation().typing).toBe(false);
  for (const text of ['太', '太好', '太好了']) store.setText(room, text);
  expect(port.whispers.filter((whisper) => whisper === 'typing')).toHaveLength(1);
  await clock.advance(2_000);
  store.setText(room, '太好了，');
  expect(port.whispers.filter((whisper) => whisper === 'typing')).toHaveLength(2);
});

test('a quoted message far above is reached by loading the pages in between', async () => {
  const { store, clock, conversation } = await setup();
  store.open(room);
  await clock.advance(0);
  const found = store.reveal(room, uuid(10_000));
  await clock.advance(0);
  await expect(found).resolves.toBe(true);
  expect(conversation().entries).toHaveLength(45);
  await expect(store.reveal(room, uuid(999))).resolves.toBe(false);
});

test('the list is searched by name and message, and a late response to an earlier search is ignored', async () => {
  const { store, clock, port } = await setup({
    rooms: [
      { item: buildRoom({ text: '燈光' }) },
      { item: buildRoom({ chatroom_uuid: other, contact: buildContact({ name: '小鹿' }) }) },
    ],
  });
  store.search('小');
  store.search('小鹿');
  await clock.advance(250);
  expect(store.getSnapshot().found).toEqual([other]);
  expect(port.requests.filter((name) => name === 'listRooms').length).toBeLessThanOrEqual(3);
  store.search('');
  expect(store.getSnapshot().found).toBe(null);
});

test('a room can be opened by contact', async () => {
  const { store, clock } = await setup();
  const opened = store.openContact(uuid(1));
  await clock.advance(0);
  await expect(opened).resolves.toBe(room);
  expect(modeOf(store.getSnapshot(), room)).toBe(0);
});

test('rooms are listed once while connecting, when no new message can be missed any more', async () => {
  const { clock, port } = await setup();
  await clock.advance(5_000);
  expect(port.requests).toEqual(['listRooms']);
});

test('presence is followed while the list is on screen, and in open rooms', async () => {
  const { store, port, clock } = await setup();
  const online = () => store.getSnapshot().rooms[room]?.contact.online;
  port.setOnline(room, true);
  expect(online()).toBe(false);
  const leave = store.watchList();
  await clock.advance(0);
  expect(online()).toBe(true);
  leave();
  port.setOnline(room, false);
  expect(online(), 'the list may come back at once, or the connection be gone').toBe(false);
  await clock.advance(2_000);
  port.setOnline(room, true);
  expect(online()).toBe(false);
  store.open(room);
  await clock.advance(0);
  port.setOnline(room, true);
  port.setOnline(room, false);
  expect(online()).toBe(false);
});

test('rooms that are not on screen wait for a slow connection and are listed once', async () => {
  const { store, clock, port } = await setup({}, { start: false });
  const stop = startUnconnected({ store, port });
  await clock.advance(5_000);
  expect(port.requests).toEqual([]);
  port.setConnection('connected');
  await clock.advance(0);
  await clock.advance(20_000);
  expect(port.requests).toEqual(['listRooms']);
  stop();
});

test('rooms on screen wait one second for a slow connection, and not at all for a failing one', async () => {
  const slow = await setup({}, { start: false });
  const stop = startUnconnected(slow);
  slow.store.watchList();
  await slow.clock.advance(999);
  expect(slow.port.requests).toEqual([]);
  await slow.clock.advance(1);
  expect(slow.port.requests).toEqual(['listRooms']);
  slow.port.setConnection('connected');
  await slow.clock.advance(0);
  expect(slow.port.requests).toEqual(['listRooms', 'listRooms']);
  stop();

  const failed = await setup({}, { start: false });
  const leave = startUnconnected(failed);
  failed.port.setConnection('disconnected');
  await failed.clock.advance(0);
  expect(failed.port.requests).toEqual(['listRooms']);
  leave();
});

test('a room opened while connecting does not wait', async () => {
  const { store, clock, port, ...rest } = await setup({}, { start: false });
  const stop = startUnconnected({ store, port, ...rest });
  store.open(room);
  await clock.advance(0);
  expect(port.requests).toEqual(['listRooms', 'listMessages']);
  stop();
});

test('without a connection rooms are polled every 30 seconds', async () => {
  const { clock, port } = await setup();
  port.setConnection('disconnected');
  const before = port.requests.length;
  await clock.advance(29_000);
  expect(port.requests.length).toBe(before);
  await clock.advance(1_000);
  expect(port.requests.slice(before)).toEqual(['listRooms']);
});

test('names of built-in properties are not rooms', async () => {
  const { store, clock, port, onError } = await setup();
  for (const id of ['__proto__', 'constructor', 'toString']) {
    store.open(id, 1);
    store.setText(id, '在嗎');
    store.close(id);
    await clock.advance(1_000);
    expect(itemOf(store.getSnapshot(), id)).toBeUndefined();
  }
  expect(port.requests).not.toContain('listMessages');
  expect(onError).not.toHaveBeenCalled();
  expect(Object.prototype).not.toHaveProperty('composer');
});
