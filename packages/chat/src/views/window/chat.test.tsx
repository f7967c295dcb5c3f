import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { room, stage } from '../../../test/stage';
import { buildTheContact as buildContact, buildTheRoom as buildRoom } from '../../../test/the-room';
import { createMemoryStorage } from '../../memory';
import { ChatProvider } from '../../react';
import { buildConversation, createMemoryPort, uuid } from '../../testing';
import { ChatListPopup } from '../list/chat-list-popup';
import { ChatRoom } from '../room/chat-room';
import { Chat } from './chat';
import { ChatFull } from './chat-full';

afterEach(() => vi.useRealTimers());

const other = uuid(200);
const twoRooms = {
  rooms: [
    { item: buildRoom({ created_at: '2026-11-19T06:00:00.000Z', text: '收到！' }), messages: buildConversation(4) },
    {
      item: buildRoom({
        chatroom_uuid: other,
        contact: buildContact({ uuid: uuid(2), name: '小鹿出門中', role: 'Vendor' }),
        unseen_count: 120,
        created_at: '2026-11-18T06:00:00.000Z',
        text: '要先約嗎？',
      }),
      messages: buildConversation(4),
    },
  ],
};
const popup = (name: string) => page.getByRole('dialog', { name: `與${name}的對話` });

test('R-chat-01 a popup shrinks to an avatar, opens again and closes, and the focus follows', async () => {
  await stage();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const avatar = page.getByRole('button', { name: '展開與阿澄的對話' });
  await expect.element(avatar).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: '關閉' }).click();
  await expect.element(popup('阿澄')).not.toBeInTheDocument();
});

test('an open popup is placed next to and above what the page reserves, a minimised one in the corner', async () => {
  await page.viewport(1280, 800);
  const { style } = document.documentElement;
  style.setProperty('--pd-chat-end', '400px');
  style.setProperty('--pd-chat-lift', '64px');
  await stage();
  const box = () => popup('阿澄').element().getBoundingClientRect();
  await expect.poll(() => box().right).toBeLessThanOrEqual(1280 - 400);
  expect(box().left).toBeGreaterThanOrEqual(0);
  expect(box().bottom).toBeLessThanOrEqual(800 - 64);
  expect(box().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Escape}');
  const avatar = page.getByRole('button', { name: '展開與阿澄的對話' });
  await expect.poll(() => avatar.element().getBoundingClientRect().right).toBeGreaterThan(1280 - 100);
  style.removeProperty('--pd-chat-end');
  style.removeProperty('--pd-chat-lift');
});

test('a standalone room opens itself and fills its container', async () => {
  const port = createMemoryPort(twoRooms);
  const screen = await render(
    <ChatProvider port={port}>
      <div style={{ height: 400 }}>
        <ChatRoom room={other} />
      </div>
    </ChatProvider>,
  );
  await expect.element(page.getByRole('article').first()).toBeInTheDocument();
  const region = screen.getByRole('region', { name: '與小鹿出門中的對話' });
  await expect.poll(() => region.element().getBoundingClientRect().height).toBe(400);
  await page.getByRole('textbox').fill('你好');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => port.stored.map(({ text }) => text)).toEqual(['你好']);
});

test('a popup is 360 x 560, 24 px from the corner', async () => {
  await stage();
  await expect.element(popup('阿澄')).toBeVisible();
  await expect
    .poll(() => {
      const { width, height, right, bottom } = popup('阿澄').element().getBoundingClientRect();
      return [width, height, innerWidth - right, innerHeight - bottom];
    })
    .toEqual([360, 560, 24, 24]);
});

test('popups that do not fit side by side are shown as avatars', async () => {
  const { store } = await stage({ port: twoRooms });
  await page.viewport(700, 800);
  store.open(other);
  await expect.element(popup('小鹿出門中')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '展開與阿澄的對話' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(popup('阿澄')).toBeVisible();
});

test('a minimised avatar shows the unseen count, capped', async () => {
  const { store } = await stage({ port: twoRooms, open: false });
  store.open(other, -1);
  const avatar = page.getByRole('button', { name: '展開與小鹿出門中的對話，120則未讀' });
  await expect.poll(() => avatar.element().textContent).toContain('99+');
});

test('enlarging covers the page if the host has none for it, and collapses back into the popup', async () => {
  const { store } = await stage();
  await page.getByRole('button', { name: '放大成聊天室' }).click();
  await expect.element(page.getByRole('dialog', { name: '聊天室' })).toBeVisible();
  expect(store.getSnapshot().windows).toEqual([{ room, mode: 1 }]);
  await page.getByRole('button', { name: '縮成小視窗' }).click();
  await expect.element(popup('阿澄')).toBeVisible();
  expect(store.getSnapshot().windows).toEqual([{ room, mode: 0 }]);
});

test('a host with a page for full mode is called to open it', async () => {
  const onExpand = vi.fn();
  await stage({ children: <Chat onExpand={onExpand} /> });
  await page.getByRole('button', { name: '放大成聊天室' }).click();
  expect(onExpand).toHaveBeenCalledExactlyOnceWith(room);
  await expect.element(popup('阿澄')).not.toBeInTheDocument();
});

test('R-chat-02 in full mode the list is 400 px wide next to the room', async () => {
  await stage({ open: false, port: twoRooms, children: <ChatFull room={room} /> });
  const list = page.getByRole('complementary', { name: '對話列表' });
  await expect.element(page.getByRole('region', { name: '與阿澄的對話' })).toBeVisible();
  expect(list.element().getBoundingClientRect().width).toBe(400);
});

test('R-chat-02 below md the list and the room are two pages', async () => {
  await page.viewport(390, 844);
  await stage({ open: false, port: twoRooms, children: <ChatFull /> });
  await page.getByRole('button', { name: /^小鹿出門中/ }).click();
  await expect.element(page.getByRole('region', { name: '與小鹿出門中的對話' })).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: '對話列表' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '回到對話列表' }).click();
  await expect.element(page.getByRole('complementary', { name: '對話列表' })).toBeVisible();
  await page.viewport(1280, 800);
});

test('a host that controls the room is called to change it', async () => {
  const onRoomChange = vi.fn();
  await stage({ open: false, port: twoRooms, children: <ChatFull room={room} onRoomChange={onRoomChange} /> });
  await page.getByRole('button', { name: /^小鹿出門中/ }).click();
  expect(onRoomChange).toHaveBeenCalledExactlyOnceWith(other);
});

test('a draft never moves to another room, not even a composition or its undo history', async () => {
  const { store } = await stage({ open: false, port: twoRooms, children: <ChatFull /> });
  store.open(room, 1);
  const field = (name: string) => page.getByRole('textbox', { name: `給${name}的訊息` });
  await expect.element(field('阿澄')).toHaveFocus();
  await userEvent.keyboard('只給阿澄');
  field('阿澄')
    .element()
    .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  store.open(other, 1);
  await expect.element(field('小鹿出門中')).toHaveFocus();
  await expect.element(field('小鹿出門中')).toHaveValue('');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('小鹿出門中')).toHaveValue('');
  store.open(room, 1);
  await expect.element(field('阿澄')).toHaveFocus();
  await expect.element(field('阿澄')).toHaveValue('只給阿澄');
});

test('R-chat-05 a list item shows the contact, presence, last text, time and unseen count', async () => {
  await stage({ open: false, port: twoRooms, children: <ChatListPopup onOpenAll={() => {}} /> });
  const item = page.getByRole('button', { name: /^小鹿出門中/ });
  await expect.poll(() => item.element().textContent).toContain('要先約嗎？');
  await expect.poll(() => item.element().textContent).toContain('99+');
  await expect.poll(() => item.element().textContent).toContain('120則未讀');
  expect(item.element().querySelector('time')?.dateTime).toBe('2026-11-18T06:00:00.000Z');
});

test('a list open over midnight updates its dates', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2026, 11, 31, 23, 58) });
  const created_at = new Date(2026, 11, 31, 14, 6).toISOString();
  const port = { rooms: [{ item: buildRoom({ created_at }), messages: [] }] };
  await stage({ open: false, port, children: <ChatListPopup onOpenAll={() => {}} /> });
  await expect.element(page.getByRole('button', { name: /14:06/ })).toBeVisible();
  vi.advanceTimersByTime(3 * 60_000);
  await expect.element(page.getByRole('button', { name: /昨天/ })).toBeVisible();
});

test('a row of the list shows whose its last message is, and whether it is a picture or file', async () => {
  const { port } = await stage({ open: false, port: twoRooms, children: <ChatListPopup onOpenAll={() => {}} /> });
  const row = (words: string) => page.getByRole('button', { name: new RegExp(`^阿澄.*${words}`) });
  await expect.element(row('收到！')).toBeVisible();
  port.say(room, { file: { name: 'a.zip', path: '/a.zip' } });
  await expect.element(row('(?<!你)傳送了一個檔案')).toBeVisible();
  const own = (message: Parameters<typeof port.say>[1] & object) => port.say(room, { ...message, is_sender: true });
  own({ text: '謝謝' });
  await expect.element(row('你：謝謝')).toBeVisible();
  own({ file: { name: 'a.png', path: '/a.png' } });
  await expect.element(row('你傳送了一張圖片')).toBeVisible();
});

test('R-sh-13 the list popup searches, opens a room as a popup, and links to all rooms', async () => {
  const onOpenAll = vi.fn();
  const onPick = vi.fn();
  const children = (
    <>
      <ChatListPopup onOpenAll={onOpenAll} onPick={onPick} />
      <Chat />
    </>
  );
  await stage({ open: false, port: twoRooms, children });
  await page.getByRole('searchbox', { name: '搜尋名字或訊息' }).fill('要先約');
  await expect.element(page.getByRole('button', { name: /^阿澄/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^小鹿出門中/ }).click();
  await expect.element(popup('小鹿出門中')).toBeVisible();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(other);
  await page.getByRole('button', { name: '在聊天室開啟全部' }).click();
  expect(onOpenAll).toHaveBeenCalledOnce();
});

describe('on a phone', () => {
  test('R-chat-01 going back closes the room that covers the page, and closing it restores the history', async () => {
    await page.viewport(390, 844);
    history.pushState({ host: 1 }, '');
    const { store } = await stage();
    await expect.element(popup('阿澄')).toBeVisible();
    expect(history.state).toMatchObject({ host: 1, paidangChat: true });
    history.back();
    await expect.element(popup('阿澄')).not.toBeInTheDocument();
    expect(history.state).toEqual({ host: 1 });
    store.open(room);
    await page.getByRole('button', { name: '關閉' }).click();
    await expect.poll(() => history.state).toEqual({ host: 1 });
  });

  test('R-chat-01 a chat that replaces another reuses its history entry', async () => {
    await page.viewport(390, 844);
    history.pushState({ host: 2 }, '');
    const { screen, store } = await stage({ children: <Chat key="first" /> });
    await expect.element(popup('阿澄')).toBeVisible();
    const back = vi.spyOn(history, 'back');
    await screen.rerender(
      <ChatProvider store={store}>
        <Chat key="second" />
      </ChatProvider>,
    );
    await expect.element(popup('阿澄')).toBeVisible();
    expect(history.state).toMatchObject({ host: 2, paidangChat: true });
    expect(back).not.toHaveBeenCalled();
    history.back();
    await expect.element(popup('阿澄')).not.toBeInTheDocument();
    await expect.poll(() => history.state).toEqual({ host: 2 });
  });

  test('R-chat-01 after a reload the room is an avatar and does not cover the page until it is opened', async () => {
    await page.viewport(390, 844);
    await stage({ store: { storage: createMemoryStorage({ windows: [{ room, mode: 0 }] }) }, open: false });
    const avatar = page.getByRole('button', { name: '展開與阿澄的對話' });
    await expect.element(avatar).toBeVisible();
    await expect.element(popup('阿澄')).not.toBeInTheDocument();
    await avatar.click();
    await expect.element(popup('阿澄')).toBeVisible();
  });
});
