import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { room, stage } from '../../../test/stage';
import { buildTheContact as buildContact, buildTheRoom as buildRoom } from '../../../test/the-room';
import { buildConversation, buildMessage, createMemoryPort, uuid } from '../../testing';
import { ChatPanel } from '../window/chat-panel';

const idOf = (at: number) => uuid(10_000 + at);
/** A conversation in which these messages have other texts. */
const withWords = (count: number, words: Record<number, string>) =>
  buildConversation(count).map((message, at) => ({ ...message, text: words[at] ?? `第${at}則` }));
const rooms = (messages: ReturnType<typeof withWords>) => ({
  rooms: [{ item: buildRoom({ contact: buildContact() }), messages }],
});

const opener = () => page.getByRole('button', { name: '搜尋這段對話' });
const field = () => page.getByRole('searchbox', { name: '搜尋這段對話' });
const outcome = () => page.getByRole('status');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (at: number) => document.querySelector(`[data-key="${idOf(at)}"]`);
const foundRow = () => document.querySelector('[data-slot=chat-message][data-found]')?.getAttribute('data-key');
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

async function searching(messages: ReturnType<typeof withWords>) {
  const staged = await stage({ port: rooms(messages) });
  await expect.element(page.getByRole('article').last()).toBeVisible();
  await opener().click();
  await expect.element(field()).toHaveFocus();
  return staged;
}

test('opens by keyboard, moves between hits, and returns the focus at the end', async () => {
  await stage({ port: rooms(withWords(60, { 3: '燈光一', 30: '燈光二', 58: '燈光三' })) });
  await expect.element(page.getByRole('article').last()).toBeVisible();
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('燈光');
  await expect.element(outcome()).toHaveTextContent('第3筆，共3筆');
  await expect.poll(foundRow).toBe(idOf(58));
  await userEvent.keyboard('{Enter}');
  await expect.element(outcome()).toHaveTextContent('第2筆，共3筆');
  await expect.poll(() => rowOf(30)?.getAttribute('data-state')).toBe('lit');
  await userEvent.keyboard('{Enter}');
  await expect.poll(foundRow).toBe(idOf(3));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(outcome()).toHaveTextContent('第2筆，共3筆');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: '與阿澄的對話' })).toBeVisible();
});

test('the buttons are disabled at the oldest and the newest hit', async () => {
  await searching(withWords(20, { 3: '燈光一', 17: '燈光二' }));
  await field().fill('燈光');
  await expect.element(outcome()).toHaveTextContent('第2筆，共2筆');
  await expect.element(button('下一筆')).toHaveAttribute('aria-disabled', 'true');
  await button('上一筆').click();
  await expect.element(outcome()).toHaveTextContent('第1筆，共2筆');
  await expect.element(button('上一筆')).toHaveAttribute('aria-disabled', 'true');
  await button('下一筆').click();
  await expect.element(outcome()).toHaveTextContent('第2筆，共2筆');
});

test('texts and file names are marked while it is open', async () => {
  const file = buildMessage({ message_uuid: uuid(1), file: { name: '品牌V3.zip', path: '/a' }, fileSize: 1 });
  const link = buildMessage({ message_uuid: uuid(2), text: 'v3在 https://paidang.test/V3/a', is_sender: true });
  await searching([file, link]);
  await field().fill('v3');
  await expect.poll(marks).toEqual(['V3', 'v3', 'V3']);
  await expect
    .element(page.getByRole('link', { name: /^https:/ }))
    .toHaveAttribute('href', 'https://paidang.test/V3/a');
  await button('關閉搜尋').click();
  await expect.poll(marks).toEqual([]);
  await expect.element(opener()).toHaveFocus();
});

/** The events a browser sends around a key while an input method is active. */
const key = (init: KeyboardEventInit & { keyCode?: number }) =>
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
const compose = (type: 'compositionstart' | 'compositionend') =>
  field()
    .element()
    .dispatchEvent(new CompositionEvent(type, { bubbles: true }));

test('does not search, move or close while an input method composes', async () => {
  const { port } = await searching(withWords(20, { 3: '燈光一', 17: '燈光二' }));
  await field().fill('燈光');
  await expect.element(outcome()).toHaveTextContent('第2筆，共2筆');
  const asked = port.requests.length;
  compose('compositionstart');
  await field().fill('燈光ㄧ');
  key({ key: 'Enter', isComposing: true, keyCode: 229 });
  key({ key: 'Enter' });
  key({ key: 'Escape', isComposing: true, keyCode: 229 });
  await expect.element(outcome()).toHaveTextContent('第2筆，共2筆');
  await field().fill('燈光一');
  expect(port.requests).toHaveLength(asked);
  compose('compositionend');
  key({ key: 'Enter', keyCode: 229 });
  await expect.element(outcome()).toHaveTextContent('第1筆，共1筆');
  await expect.poll(foundRow).toBe(idOf(3));
});

test('shows when nothing is found, and marks nothing', async () => {
  await searching(withWords(20, {}));
  await field().fill('口播稿');
  await expect.element(outcome()).toHaveTextContent('找不到「口播稿」');
  await expect.element(button('上一筆')).toHaveAttribute('aria-disabled', 'true');
  expect(marks()).toEqual([]);
});

test('shows an error, keeps the text, and retries with a button', async () => {
  const { port } = await searching(withWords(20, { 3: '燈光' }));
  port.fail('searchMessages');
  await field().fill('燈光');
  await expect.element(outcome()).toHaveTextContent('搜尋失敗');
  await expect.element(field()).toHaveValue('燈光');
  await button('重試').click();
  await expect.element(outcome()).toHaveTextContent('第1筆，共1筆');
  await expect.element(button('重試')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('goes to a message thousands of messages back, and stays there when closed', async () => {
  await searching(withWords(3_000, { 4: '燈光' }));
  await field().fill('燈光');
  await expect.poll(() => rowOf(4)?.hasAttribute('data-found'), { timeout: 20_000 }).toBe(true);
  const inView = () => {
    const feed = page.getByRole('feed').element().getBoundingClientRect();
    const row = rowOf(4)?.getBoundingClientRect();
    return row !== undefined && row.top >= feed.top && row.bottom <= feed.bottom;
  };
  await expect.poll(inView).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('到最新訊息')).toBeVisible();
  expect(inView()).toBe(true);
});

test('a new message changes neither the count nor what is in view', async () => {
  const { port } = await searching(withWords(60, { 3: '燈光一', 20: '燈光二' }));
  await field().fill('燈光');
  await expect.poll(() => rowOf(20)?.getAttribute('data-state')).toBe('lit');
  const top = () => Math.round(rowOf(20)?.getBoundingClientRect().top ?? 0);
  await expect.element(button('到最新訊息')).toBeVisible();
  const before = top();
  port.say(room, '燈光三');
  await expect.element(button('1則新訊息')).toBeVisible();
  await expect.element(outcome()).toHaveTextContent('第2筆，共2筆');
  expect(top()).toBe(before);
});

test('a hit that is already in view does not scroll away from the end', async () => {
  const { port } = await searching(withWords(60, { 59: '燈光' }));
  await field().fill('燈光');
  await expect.poll(() => rowOf(59)?.getAttribute('data-state')).toBe('lit');
  port.say(room, '收到');
  await expect.element(page.getByText('收到', { exact: true }).first()).toBeVisible();
  await expect.element(button('到最新訊息')).not.toBeInTheDocument();
});

test('is available in a panel in a frame', async () => {
  await stage({
    port: rooms(withWords(20, { 3: '燈光' })),
    children: (
      <div style={{ height: 500 }}>
        <ChatPanel room={room} onClose={() => undefined} />
      </div>
    ),
  });
  await opener().click();
  await field().fill('燈光');
  await expect.element(outcome()).toHaveTextContent('第1筆，共1筆');
  await expect.poll(foundRow).toBe(idOf(3));
});

test('the tooltip of the search button does not cover the row it has opened', async () => {
  await searching(withWords(5, {}));
  const tooltip = opener().element().querySelector('span');
  expect(opener().element().matches(':hover')).toBe(true);
  expect(tooltip?.checkVisibility({ visibilityProperty: true })).toBe(false);
});

test('pressing the search button again closes it', async () => {
  await searching(withWords(5, {}));
  await opener().click();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('there is no search button if the port cannot search', async () => {
  const port = { ...createMemoryPort(rooms(withWords(5, {}))), searchMessages: undefined };
  await stage({ store: { port } });
  await expect.element(page.getByRole('article').last()).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});
