import { expect, test } from 'vitest';
import { buildContact, buildMessage, buildRoom } from '../testing';
import { createMemoryPort } from './memory-port';

const all = (room: string) => ({ room, page: 1, perPage: 20 });

test('builders give everything a unique id', () => {
  expect(buildContact().uuid).not.toBe(buildContact().uuid);
  expect(buildMessage().message_uuid).not.toBe(buildMessage().message_uuid);
  expect(buildRoom().chatroom_uuid).not.toBe(buildRoom().chatroom_uuid);
  expect(buildRoom().contact.uuid).not.toBe(buildRoom().contact.uuid);
});

test('two built rooms are different rooms', async () => {
  const port = createMemoryPort({ rooms: [{ item: buildRoom() }, { item: buildRoom() }] });
  expect(await port.listRooms({ search: '' })).toHaveLength(2);
});

test('two rooms with one id are an error', () => {
  const item = buildRoom();
  expect(() => createMemoryPort({ rooms: [{ item }, { item }] })).toThrow(item.chatroom_uuid);
});

test('the last message shown in the list is in the room', async () => {
  const item = buildRoom({ text: '明天早上送出v3。' });
  const { messages } = await createMemoryPort({ rooms: [{ item }] }).listMessages(all(item.chatroom_uuid));
  expect(messages.map(({ text }) => text)).toEqual(['明天早上送出v3。']);
});

test('the last message of a room is shown in the list', async () => {
  const messages = [
    buildMessage({ text: '收到！', created_at: '2026-11-19T06:00:00.000Z' }),
    buildMessage({ text: '可以，很有氣氛。', is_sender: true, created_at: '2026-11-19T06:01:00.000Z' }),
  ];
  const [room] = await createMemoryPort({ rooms: [{ item: buildRoom(), messages }] }).listRooms({ search: '' });
  expect(room).toMatchObject({ text: '可以，很有氣氛。', is_sender: true, created_at: '2026-11-19T06:01:00.000Z' });
});
