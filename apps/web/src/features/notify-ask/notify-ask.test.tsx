import type { LineAsk } from '@paidang/contract/entities';
import { callPath, messagingRoutes } from '@paidang/contract/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { askAboutLineAfterStep } from '../../data/messaging';
import { outlineSource } from '../../data/outlines';
import { useLineQuestion } from '../../stores/line-question';
import { useToastQueue } from '../../stores/toasts';
import NotifyAsk from './notify-ask';

const askUUID = '0199a000-0000-4000-8000-000000000001';
const preview = ['山眠 通過了《夜間修護精華》的創意大綱'];

interface Sent {
  path: string;
  body: unknown;
}
let sent: Sent[];
let answer: { status: number; data: unknown };

beforeEach(() => {
  sent = [];
  answer = { status: 200, data: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({ path: String(input), body: init?.body ? JSON.parse(String(init.body)) : null });
    const isDone = answer.status === 200;
    const envelope = isDone
      ? { status: '0000', message: '', data: answer.data }
      : { status: '0404', code: '0404', message: '找不到資料' };
    return new Response(JSON.stringify(envelope), { status: answer.status });
  });
  useLineQuestion.setState({ question: { askUUID, preview } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  useLineQuestion.setState({ question: null });
  useToastQueue.setState({ queue: [] });
});

function Asked({ sender = 'Vendor' }: { sender?: 'Vendor' | 'Creator' }) {
  const question = useLineQuestion((state) => state.question);
  return question ? <NotifyAsk question={question} sender={sender} /> : null;
}

const clock = () => document.querySelector('[data-slot="countdown-dialog-clock"]')?.textContent;
const dialog = page.getByRole('alertdialog');
const toasts = () => useToastQueue.getState().queue.map(({ title }) => title);

/** Advances one second at a time: each timer is set when the previous one has fired. */
async function advance(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    const before = clock();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitUntil(() => clock() !== before);
  }
}

test('R-msg-01 R-msg-02 the question names the other side, and previews the message', async () => {
  const screen = await render(<Asked />);
  await expect.element(page.getByRole('alertdialog', { name: '是否傳送 LINE 通知給網紅？' })).toBeVisible();
  await expect.element(page.getByText('山眠 通過了《夜間修護精華》的創意大綱')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '傳送', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '不傳送' })).toBeVisible();
  await screen.rerender(<Asked sender="Creator" />);
  await expect.element(page.getByRole('alertdialog', { name: '是否傳送 LINE 通知給廠商？' })).toBeVisible();
});

test('R-msg-03 R-msg-09 closes after 15 seconds without a choice, which counts as no', async () => {
  await render(<Asked />);
  await expect.poll(clock).toBe('15');
  await advance(14);
  expect(clock()).toBe('1');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path: messagingRoutes.confirm.path, body: { askUUID, isCancel: true } }]);
  expect(toasts()).toEqual([]);
});

test.each([
  ['傳送', { askUUID, isCancel: false, isInstantSend: true }],
  ['不傳送', { askUUID, isCancel: true }],
])('R-msg-05 R-msg-07 %s says so once, and that it is set', async (name, body) => {
  await render(<Asked />);
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(toasts).toEqual(['設定成功']);
  expect(sent).toEqual([{ path: messagingRoutes.confirm.path, body }]);
});

test('R-msg-07 R-err-12 shows that an answer was refused', async () => {
  answer.status = 404;
  await render(<Asked />);
  await page.getByRole('button', { name: '傳送', exact: true }).click();
  await expect.poll(toasts).toEqual(['設定失敗']);
});

test('R-msg-09 closing with Esc counts as no choice', async () => {
  await render(<Asked />);
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path: messagingRoutes.confirm.path, body: { askUUID, isCancel: true } }]);
});

test('R-msg-05 the request names its group: the idempotency key of the action', async () => {
  const { send, move } = outlineSource('0199a000-0000-7000-8000-000000000002');
  await send({ content: '<p>大綱</p>', revision: 0, idempotencyKey: askUUID });
  await move('accept', { idempotencyKey: askUUID, words: '', version: 1 });
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ askUUID }), { askUUID, version: 1 }]);
});

const asked = (isAsk: boolean): LineAsk => ({
  isAsk,
  askUUID: isAsk ? askUUID : null,
  processType: '030',
  preview: isAsk ? preview : [],
});

test.each([
  ['send', 'provided', '03001'],
  ['send', 'modified', '03002'],
  ['finalise', 'finalised', '03002'],
  ['requestChanges', 'changes_requested', '03012'],
  ['accept', 'accepted', '03005'],
  ['reopen', 'changes_requested', '03002'],
] as const)('R-msg-06 after %s to %s the server is asked about %s', async (move, status, step) => {
  useLineQuestion.setState({ question: null });
  answer.data = asked(true);
  await askAboutLineAfterStep({ function: '030', status }, move, askUUID);
  expect(sent.map(({ path }) => path)).toEqual([
    `${callPath(messagingRoutes.ifAsk, { status: step })}?askUUID=${askUUID}`,
  ]);
  expect(useLineQuestion.getState().question).toEqual({ askUUID, preview });
});

test('R-msg-06 is not shown if the server says no or cannot be reached, nor after moves without a message', async () => {
  useLineQuestion.setState({ question: null });
  answer.data = asked(false);
  await askAboutLineAfterStep({ function: '030', status: 'accepted' }, 'accept', askUUID);
  answer.status = 500;
  await askAboutLineAfterStep({ function: '030', status: 'accepted' }, 'accept', askUUID);
  expect(sent).toHaveLength(2);
  await askAboutLineAfterStep({ function: '030', status: 'todo' }, 'unlock', askUUID);
  expect(sent).toHaveLength(2);
  expect(useLineQuestion.getState().question).toBeNull();
});
