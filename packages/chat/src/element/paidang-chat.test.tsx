import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';
import { buildTheContact as buildContact, buildTheRoom as buildRoom } from '../../test/the-room';
import { buildConversation, createMemoryPort, createMemoryStorage, uuid } from '../testing';
import { PaidangChat } from './paidang-chat';

const room = uuid(100);

function mount(unseen = 0) {
  const port = createMemoryPort({
    rooms: [{ item: buildRoom({ contact: buildContact(), unseen_count: unseen }), messages: buildConversation(3) }],
  });
  const chat = document.createElement('paidang-chat') as PaidangChat;
  chat.storage = createMemoryStorage();
  chat.port = port;
  document.body.append(chat);
  onTestFinished(() => chat.remove());
  return { chat, port };
}

test('R-pkg-03 a page without React shows the chat with an element and a port', async () => {
  const { chat, port } = mount();
  chat.open(room);
  const field = page.getByRole('textbox', { name: '給阿澄的訊息' });
  await expect.element(field).toBeVisible();
  await expect.poll(() => chat.shadowRoot?.activeElement).toBe(field.element());
  await userEvent.keyboard('從合作網站傳來{Enter}');
  await expect.poll(() => port.stored.map(({ text }) => text)).toEqual(['從合作網站傳來']);
});

test('R-pkg-03 styles of the page do not affect it, and its styles do not affect the page', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'textarea { display: none !important } button { background: red !important }';
  const outside = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => {
    style.remove();
    outside.remove();
  });
  const before = getComputedStyle(outside).cssText;
  const { chat } = mount();
  chat.open(room);
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
  expect(getComputedStyle(outside).cssText).toBe(before);
});

test('search works inside the shadow root, and returns the focus', async () => {
  const { chat } = mount();
  chat.open(room);
  const opener = page.getByRole('button', { name: '搜尋這段對話' });
  await opener.click();
  const field = page.getByRole('searchbox', { name: '搜尋這段對話' });
  await expect.poll(() => chat.shadowRoot?.activeElement).toBe(field.element());
  await userEvent.keyboard('氣氛{Enter}');
  await expect.element(page.getByText('第1筆，共1筆')).toBeVisible();
  await expect.element(page.getByRole('mark')).toHaveTextContent('氣氛');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => chat.shadowRoot?.activeElement).toBe(opener.element());
});

test('attribute: launcher shows a button that opens the rooms', async () => {
  const { chat } = mount(3);
  expect(page.getByRole('button').elements()).toEqual([]);
  chat.setAttribute('launcher', '');
  const button = page.getByRole('button', { name: '聊天室，3則未讀' });
  await button.click();
  await expect.poll(() => chat.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('搜尋名字或訊息');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => chat.shadowRoot?.activeElement).toBe(button.element());
  await button.click();
  await page.getByRole('button', { name: /阿澄/ }).click();
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '聊天室' })).not.toBeInTheDocument();
});

test('attribute: room-list shows the rooms in place of the element; all rooms open by the page, or in full mode', async () => {
  const { chat } = mount();
  chat.setAttribute('room-list', '');
  const openAll = page.getByRole('button', { name: '在聊天室開啟全部' });
  const mine = (event: Event) => event.preventDefault();
  chat.addEventListener('chat-open-all', mine);
  await openAll.click();
  chat.removeEventListener('chat-open-all', mine);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openAll.click();
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
});

test('an event reports the number of unseen messages', async () => {
  const { chat } = mount(3);
  const unseen = vi.fn();
  chat.addEventListener('chat-unseen', (event) => unseen(event.detail.unseen));
  await expect.poll(() => unseen.mock.calls).toEqual([[3]]);
  await expect(chat.openContact(uuid(1))).resolves.toBe(room);
  await expect.poll(() => unseen.mock.calls).toEqual([[3], [0]]);
});

test('attribute: theme', async () => {
  const { chat } = mount();
  chat.setAttribute('theme', 'dark');
  chat.open(room);
  const popup = page.getByRole('dialog', { name: '與阿澄的對話' });
  await expect.element(popup).toBeVisible();
  expect(getComputedStyle(popup.element()).backgroundColor).toBe('rgb(34, 34, 40)');
});

test('setting another port starts a new chat; removing the element disconnects', async () => {
  const { chat } = mount();
  chat.open(room);
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
  chat.port = createMemoryPort({
    rooms: [{ item: buildRoom({ contact: buildContact({ name: '小鹿出門中' }) }) }],
  });
  chat.open(room);
  await expect.element(page.getByRole('textbox', { name: '給小鹿出門中的訊息' })).toBeVisible();
  chat.remove();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('moving the element keeps its rooms open, and the draft', async () => {
  const { chat } = mount();
  chat.open(room);
  const field = page.getByRole('textbox', { name: '給阿澄的訊息' });
  await field.fill('寫到一半');
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.append(chat);
  await expect.element(field).toHaveValue('寫到一半');
});

test('properties set before this script ran are applied', async () => {
  const early = document.createElement('paidang-chat-early') as PaidangChat;
  early.storage = createMemoryStorage();
  early.labels = { room: { close: '收起' } };
  early.port = createMemoryPort({ rooms: [{ item: buildRoom({ contact: buildContact() }) }] });
  const getToken = () => 'early';
  early.getToken = getToken;
  document.body.append(early);
  onTestFinished(() => early.remove());
  customElements.define('paidang-chat-early', class extends PaidangChat {});
  early.open(room);
  await expect.element(page.getByRole('button', { name: '收起' })).toBeVisible();
  expect(early.getToken).toBe(getToken);
});

test('setting another getToken starts a new chat', async () => {
  const { chat, port } = mount();
  await expect.poll(() => port.requests).toContain('listRooms');
  const before = port.requests.length;
  chat.getToken = () => 'later';
  await expect.poll(() => port.requests.slice(before)).toContain('listRooms');
});

test('attribute: lang can change while the chat is open', async () => {
  const { chat } = mount();
  chat.open(room);
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
  chat.setAttribute('lang', 'en');
  await expect.element(page.getByRole('textbox', { name: 'Message to 阿澄' })).toBeVisible();
  chat.removeAttribute('lang');
  await expect.element(page.getByRole('textbox', { name: '給阿澄的訊息' })).toBeVisible();
});
