import { expect, test, vi } from 'vitest';
import { createChatStore } from './chat-store';
import type { ChatMessage } from './models';
import type { ChatPort } from './port';
import { conversationOf } from './state';

/** The minimum a server has to provide. */
test('a port only needs to provide ids, names and texts', async () => {
  const hello: ChatMessage = {
    message_uuid: 'm1',
    text: 'Hello',
    is_sender: false,
    created_at: '2026-11-19T06:00:00Z',
  };
  const port: ChatPort = {
    listRooms: async () => [{ chatroom_uuid: 'r1', contact: { uuid: 'u2', name: 'Ana' } }],
    roomOfContact: async () => ({ chatroom_uuid: 'r1', contact: { uuid: 'u2', name: 'Ana' } }),
    listMessages: async () => ({ messages: [hello], last_page: 1 }),
    send: async ({ text }) => ({ message_uuid: 'm2', text, is_sender: true, created_at: '2026-11-19T06:01:00Z' }),
    markSeen: async () => {},
    connect(handlers) {
      handlers.onStatus('connected');
      return { disconnect() {} };
    },
    joinRoom: () => ({ leave() {}, whisperSeen() {}, whisperTyping() {} }),
  };
  const store = createChatStore({ port });
  const stop = store.start();
  await vi.waitFor(() => expect(store.getSnapshot().rooms.r1).toMatchObject({ unseen_count: 0, active: true }));
  store.open('r1');
  const texts = () => conversationOf(store.getSnapshot(), 'r1').entries.map(({ message }) => message.text);
  await vi.waitFor(() => expect(texts()).toEqual(['Hello']));
  store.setText('r1', 'Hi');
  store.send('r1');
  await vi.waitFor(() => expect(texts()).toEqual(['Hello', 'Hi']));
  expect(store.mentions).toBe(null);
  stop();
});
