import { expect, onTestFinished, test, vi } from 'vitest';
import { buildConversation, buildMessage, uuid } from '../testing';
import { pendingEntry } from './composer';
import { createMessageLog } from './message-log';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 6, minute)).toISOString();
const queued = (clientId: string) =>
  pendingEntry(
    { clientId, room: uuid(100), text: clientId, reply: null, file: null, createdAt: at(30), failed: false },
    'queued',
  );

test('pending messages stay after delivered ones', () => {
  const log = createMessageLog();
  log.queue(queued('mine'));
  log.deliver(buildMessage({ message_uuid: uuid(1), created_at: at(31) }));
  expect(log.entries.map(({ key }) => key)).toEqual([uuid(1), 'mine']);
});

test('a delivered message confirms its pending one', () => {
  const log = createMessageLog();
  log.queue(queued('a'));
  log.queue(queued('b'));
  log.deliver(buildMessage({ message_uuid: uuid(1), is_sender: true, client_id: 'a', created_at: at(31) }));
  expect(log.entries.map(({ key, status }) => [key, status])).toEqual([
    ['a', 'sent'],
    ['b', 'queued'],
  ]);
});

test('a client id of another sender confirms nothing', () => {
  const log = createMessageLog();
  log.queue(queued('a'));
  log.deliver(buildMessage({ message_uuid: uuid(1), is_sender: false, client_id: 'a' }));
  expect(log.entries).toHaveLength(2);
});

test('a late response is inserted at its time', () => {
  const log = createMessageLog();
  log.deliver(buildMessage({ message_uuid: uuid(2), created_at: at(2) }));
  log.deliver(buildMessage({ message_uuid: uuid(1), created_at: at(1) }));
  expect(log.entries.map(({ key }) => key)).toEqual([uuid(1), uuid(2)]);
});

test('a page that repeats known messages adds only the others, in order', () => {
  const log = createMessageLog();
  const all = buildConversation(6);
  log.prepend(all.slice(3).toReversed());
  expect(log.prepend(all.slice(0, 5).toReversed())).toBe(3);
  expect(log.entries.map(({ key }) => key)).toEqual(all.map(({ message_uuid }) => message_uuid));
});

test('entries that were read never change; later ones share their lines', () => {
  const log = createMessageLog();
  const all = buildConversation(6);
  const mine = buildMessage({ message_uuid: uuid(3), is_sender: true, client_id: 'b', created_at: at(41) });
  const changes = [
    () => log.prepend(all.slice(3).toReversed()),
    () => log.prepend(all.slice(0, 3).toReversed()),
    () => log.deliver(buildMessage({ message_uuid: uuid(2), created_at: at(40) })),
    () => log.queue(queued('a')),
    () => log.patch('a', { status: 'sending' }),
    () => log.drop('a'),
    () => log.queue(queued('b')),
    () => log.deliver(mine),
    () => log.markOwnSeen(),
  ];
  for (const change of changes) {
    const before = log.entries;
    const held = [...before];
    change();
    expect(log.entries, String(change)).not.toBe(before);
    expect(before, String(change)).toEqual(held);
    const kept = log.entries.filter((entry) => before.includes(entry));
    expect(kept.length, String(change)).toBeGreaterThanOrEqual(Math.min(before.length, log.entries.length) - 3);
  }
  const { entries } = log;
  expect(log.deliver(mine)).toBeNull();
  log.patch('gone', { status: 'failed' });
  log.drop('gone');
  expect(log.entries).toBe(entries);
});

test('a changed message is replaced, also where it is quoted', () => {
  const log = createMessageLog();
  const quote = { message_uuid: uuid(1), avator: null, name: '阿澄', text: '加LINE', file: null };
  log.prepend([
    buildMessage({ message_uuid: uuid(2), text: '不用', reply: quote, created_at: at(2) }),
    buildMessage({ message_uuid: uuid(1), text: '加LINE', created_at: at(1) }),
  ]);
  const before = log.entries;
  expect(log.replace(buildMessage({ message_uuid: uuid(1), text: '已隱藏', created_at: at(1) }))).toBe(true);
  expect(log.entries.map(({ message }) => [message.text, message.reply?.text])).toEqual([
    ['已隱藏', undefined],
    ['不用', '已隱藏'],
  ]);
  expect(before.map(({ message }) => message.text)).toEqual(['加LINE', '不用']);
  expect(log.replace(buildMessage({ message_uuid: uuid(9), text: '不在這裡' }))).toBe(false);
});

test('adding to ten thousand messages scans none of them, and copies the list only once per read', () => {
  const log = createMessageLog();
  log.prepend(buildConversation(10_000).toReversed());
  log.has('what is known, looked up once');
  const { entries } = log;
  const touched: string[] = [];
  for (const [index, entry] of entries.slice(0, 9_990).entries()) {
    Object.defineProperty(entry, 'message', { get: () => touched.push(`${index}`) });
  }
  const copies = vi.spyOn(Array.prototype, 'slice');
  onTestFinished(() => copies.mockRestore());
  for (let count = 0; count < 500; count += 1) {
    log.deliver(buildMessage({ message_uuid: uuid(900_000 + count), created_at: '2026-12-01T00:00:00.000Z' }));
  }
  expect(copies.mock.contexts.filter((context) => (context as unknown[]).length > 9_000)).toHaveLength(1);
  expect(log.entries).toHaveLength(10_500);
  expect(log.entries.slice(0, 10_000).every((entry, index) => entry === entries[index])).toBe(true);
  expect(entries).toHaveLength(10_000);
  expect(touched).toEqual([]);
});
