import { expect, test, vi } from 'vitest';
import { buildContact, buildMessage, buildRoom, createManualClock, createMemoryPort, uuid } from '../testing';
import { withReaction } from './changes';
import { createChatStore } from './chat-store';
import { conversationOf } from './state';

const room = uuid(100);
const now = '2026-11-19T06:10:00.000Z';

async function open(messages = [buildMessage({ text: '明天交v3', is_sender: true, created_at: now })]) {
  const clock = createManualClock(Date.parse(now));
  const port = createMemoryPort({
    rooms: [{ item: buildRoom({ chatroom_uuid: room, contact: buildContact() }), messages }],
    clock,
  });
  const onError = vi.fn();
  const store = createChatStore({ port, clock, onError });
  store.start();
  await vi.waitFor(() => expect(store.getSnapshot().roomsStatus).toBe('ready'));
  store.open(room);
  const lines = () => conversationOf(store.getSnapshot(), room);
  await vi.waitFor(() => expect(lines().entries).toHaveLength(messages.length));
  const entry = () => lines().entries[0]!;
  return { clock, port, store, onError, lines, entry };
}

test('R-chat-24 an edit updates the message and the list, and closes the field', async () => {
  const { store, lines, entry } = await open();
  store.changes.startEdit?.(room, entry());
  expect(lines().editing).toBe(entry().message.message_uuid);
  expect(await store.changes.edit?.(room, entry(), '後天交v3')).toBe(null);
  expect(entry().message).toMatchObject({ text: '後天交v3', edited_at: expect.any(String) });
  expect(lines().editing).toBe(null);
  expect(store.getSnapshot().rooms[room]?.text).toBe('後天交v3');
});

test('R-chat-24 a refused edit shows why, and the field stays open', async () => {
  const { port, store, onError, lines, entry } = await open();
  port.fail('edit', 1, 'refused');
  store.changes.startEdit?.(room, entry());
  expect(await store.changes.edit?.(room, entry(), '後天交v3')).not.toBe(null);
  expect(entry().message.text).toBe('明天交v3');
  expect(lines().editing).not.toBe(null);
  expect(onError).toHaveBeenCalledOnce();
});

test('R-chat-24 own messages can be changed for five minutes, unsent ones never', async () => {
  const { clock, port, store, entry } = await open();
  expect(store.changes.mayChange(entry())).toBe(true);
  await clock.advance(300_001);
  expect(store.changes.mayChange(entry())).toBe(false);
  port.hide(room, entry().message.message_uuid);
  expect(entry().message.removal).toBe('hidden');
});

test('R-chat-25 an unsent message is gone; a refusal shows why', async () => {
  const { port, store, entry } = await open();
  port.fail('unsend', 1, 'refused');
  await store.changes.unsend?.(room, entry());
  expect(entry()).toMatchObject({ refusal: expect.any(String), message: { text: '明天交v3' } });
  await store.changes.unsend?.(room, entry());
  expect(entry()).toMatchObject({ refusal: null, message: { removal: 'unsent', text: '此訊息已收回' } });
});

test('R-chat-26 a reaction shows at once, is removed when chosen again, and is restored if that fails', async () => {
  const { port, store, entry } = await open();
  const shown = () => entry().message.reactions;
  const reacting = store.changes.react?.(room, entry(), '👍');
  expect(shown()).toEqual([{ emoji: '👍', count: 1, is_own: true }]);
  await reacting;
  port.fail('react');
  await store.changes.react?.(room, entry(), '👍');
  expect(shown()).toEqual([{ emoji: '👍', count: 1, is_own: true }]);
  await store.changes.react?.(room, entry(), '👍');
  expect(shown()).toEqual([]);
});

test('R-chat-26 changes only the user’s own reaction', () => {
  const message = buildMessage({ reactions: [{ emoji: '👍', count: 2, is_own: true }] });
  expect(withReaction(message, '🙏').reactions).toEqual([
    { emoji: '👍', count: 1, is_own: false },
    { emoji: '🙏', count: 1, is_own: true },
  ]);
});

test('there are no commands for what the port does not support', async () => {
  const { edit: _edit, unsend: _unsend, react: _react, ...port } = createMemoryPort({ rooms: [] });
  const { changes } = createChatStore({ port });
  expect([changes.startEdit, changes.edit, changes.unsend, changes.react]).toEqual([null, null, null, null]);
});
