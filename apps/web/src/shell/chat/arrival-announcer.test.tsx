import { createChatStore } from '@paidang/chat/core';
import { buildContact, buildRoom, createMemoryPort, uuid } from '@paidang/chat/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { creator } from '../../testing/people';
import { ArrivalAnnouncer } from './arrival-announcer';

const room = uuid(100);

test('announces the first message in a room that is not open, but not messages that were unread before', async () => {
  const contact = buildContact({ ...creator, role: 'Creator' });
  const item = buildRoom({ chatroom_uuid: room, contact, unseen_count: 2, text: '昨天的' });
  const port = createMemoryPort({ rooms: [{ item }] });
  const store = createChatStore({ port });
  const stop = store.start();
  const screen = await render(<ArrivalAnnouncer store={store} />);
  const log = screen.getByRole('log', { name: '新的聊天訊息' });
  await expect.poll(() => store.getSnapshot().roomsStatus).toBe('ready');
  await expect.element(log).toHaveTextContent('');
  port.say(room, '我把開場改好了');
  await expect.element(log).toHaveTextContent('阿澄傳來訊息：我把開場改好了');
  stop();
});
