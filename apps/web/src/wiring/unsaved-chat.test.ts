import { createChatStore } from '@paidang/chat/core';
import { buildRoom, createMemoryPort, uuid } from '@paidang/chat/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedWork } from '../stores/unsaved';
import { markUnsavedChat } from './unsaved-chat';

const room = uuid(100);
const port = createMemoryPort({ rooms: [{ item: buildRoom({ chatroom_uuid: room }) }] });
const chat = createChatStore({ port });
let leave: () => void;

beforeEach(async () => {
  const stop = chat.start();
  const unmark = markUnsavedChat(chat);
  leave = () => {
    unmark();
    stop();
  };
  await vi.waitUntil(() => chat.getSnapshot().roomsStatus === 'ready');
});
afterEach(() => leave());

test('R-rt-04 text in an open room counts as unsaved, text in a closed room is stored', () => {
  chat.open(room, 0);
  expect(hasUnsavedWork()).toBe(false);
  chat.setText(room, '太好了，不用趕');
  expect(hasUnsavedWork()).toBe(true);
  chat.close(room);
  expect(hasUnsavedWork()).toBe(false);
  chat.setText(room, '');
});

test('R-rt-04 files waiting to be sent count, and uploads until they are complete', async () => {
  port.holdUploads(0.5);
  chat.open(room, 0);
  chat.attach(room, [new File(['a'], '素材.png', { type: 'image/png' })]);
  expect(hasUnsavedWork()).toBe(true);
  chat.send(room);
  await vi.waitUntil(() => chat.getSnapshot().conversations[room]?.entries.some(({ progress }) => progress === 0.5));
  expect(hasUnsavedWork()).toBe(true);
  port.holdUploads(null);
  await vi.waitUntil(() => !hasUnsavedWork());
});

test('R-rt-04 a chat that ends leaves nothing unsaved', () => {
  chat.open(room, 0);
  chat.setText(room, '還沒送出');
  leave();
  expect(hasUnsavedWork()).toBe(false);
});
