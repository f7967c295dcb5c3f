import { expect, test, vi } from 'vitest';
import type { QueuedMessage } from '../core';
import { uuid } from '../testing';
import { createChatStorage } from '.';

const message: QueuedMessage = {
  clientId: 'client-1',
  room: uuid(100),
  text: '重新整理之前',
  reply: null,
  file: new File(['zip'], '素材.zip'),
  createdAt: '2026-11-19T06:06:00.000Z',
  failed: false,
};

test('messages with their files, drafts and windows are restored', async () => {
  const storage = createChatStorage({ account: 'one' });
  await storage.putMessage(message);
  await storage.putDraft(uuid(100), { text: '寫到一半', reply: null });
  await storage.putWindows([{ room: uuid(100), mode: -1 }]);
  const kept = await createChatStorage({ account: 'one' }).read();
  expect(kept).toMatchObject({
    messages: [{ clientId: 'client-1', text: '重新整理之前' }],
    drafts: { [uuid(100)]: { text: '寫到一半' } },
    windows: [{ room: uuid(100), mode: -1 }],
  });
  await expect(kept.messages[0]?.file?.text()).resolves.toBe('zip');
});

test('sent messages and emptied drafts are deleted', async () => {
  const storage = createChatStorage({ account: 'two' });
  await storage.putMessage(message);
  await storage.putDraft(uuid(100), { text: '寫到一半', reply: null });
  await storage.deleteMessage('client-1');
  await storage.putDraft(uuid(100), null);
  await expect(storage.read()).resolves.toEqual({ messages: [], drafts: {}, windows: [] });
});

test('another account sees nothing of it', async () => {
  await createChatStorage({ account: 'three' }).putMessage(message);
  await expect(createChatStorage({ account: 'four' }).read()).resolves.toMatchObject({ messages: [] });
});

test('rejects if the browser blocks storage, and never throws', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const storage = createChatStorage({ account: 'blocked' });
  const asked = [
    storage.read(),
    storage.putMessage(message),
    storage.deleteMessage('client-1'),
    storage.putDraft(uuid(100), { text: '寫到一半', reply: null }),
    storage.putDraft(uuid(100), null),
    storage.putWindows([]),
  ];
  const answers = await Promise.allSettled(asked);
  open.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
});
