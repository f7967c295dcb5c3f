import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { Quote } from '@paidang/contract/entities';
import * as routes from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createClient } from '../data/client';
import { ApiError, failures, NetworkError, type RequestError } from '../data/errors';
import { LoginForm } from '../features/auth/login-form';
import InviteDialog from '../features/invitations/invite-dialog';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { ProofDialog } from '../shared/proof-dialog';
import { failureEffect } from '../shell/errors/failure-effect';
import { WordsDialog } from '../step/moves/words-dialog';
import { SuggestDialog } from '../step/suggestions/suggest-dialog';

const told = vi.fn();
beforeEach(() => {
  told.mockReset();
  const stop = failures.subscribe(told);
  return () => {
    stop();
    vi.unstubAllGlobals();
  };
});

const reasons: readonly [name: string, error: RequestError, words: string][] = [
  ['500', new ApiError(500, '0500', '系統忙碌中，請稍後再試'), '系統忙碌中，請稍後再試'],
  ['502 of a proxy', new ApiError(502, '0502', ''), messages.operationFailed],
  ['409', new ApiError(409, '0409', '已經有v3了，請看過再決定'), '已經有v3了，請看過再決定'],
  ['422', new ApiError(422, '0422', '', { summary: ['最多2000個字'] }), '最多2000個字'],
  ['no answer', new NetworkError(false), messages.networkError],
  ['no connection', new NetworkError(true), messages.offline],
];

const quote: Quote = { ...({} as Quote), selectedText: '睡前三滴' };

interface Asked {
  show: (send: () => Promise<void>, onClose: () => void) => ReactElement;
  field: string;
  button: string;
}

/** Every dialog with text input, at the moment it is sent. */
const dialogs: Record<string, Asked> = {
  'a move with words': {
    show: (onSend, onClose) => (
      <WordsDialog
        title="請阿澄修改"
        text="…"
        field="修改說明"
        action="送出"
        required
        about={[]}
        {...{ onSend, onClose }}
      />
    ),
    field: '修改說明',
    button: '送出',
  },
  'a suggestion': {
    show: (onSend, onClose) => <SuggestDialog quote={quote} about={[]} creator="阿澄" {...{ onSend, onClose }} />,
    field: '改成',
    button: '送出建議',
  },
  'a password': {
    show: (onConfirm, onClose) => (
      <ProofDialog title="刪除帳號" hint="…" confirm="確認刪除" {...{ onConfirm, onClose }} />
    ),
    field: '密碼',
    button: '確認刪除',
  },
};

describe.each(Object.entries(dialogs))('%s', (_name, { show, field, button }) => {
  test.each(reasons)('stays open with its text and shows the error: %s', async (_reason, error, words) => {
    let fail: (error: Error) => void = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          fail = reject;
        }),
    );
    const onClose = vi.fn();
    const screen = await render(show(send, onClose));
    const typed = screen
      .getByRole('textbox', { name: field, exact: true })
      .or(screen.getByLabelText(field, { exact: true }));
    await typed.fill('片尾再加一句關燈');
    const press = screen.getByRole('button', { name: button, exact: true });
    await press.click();
    await expect.element(press).toHaveAttribute('aria-busy', 'true');
    // While the call runs, nothing closes the dialog and nothing is sent twice.
    (press.element() as HTMLElement).click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(send).toHaveBeenCalledOnce();

    fail(error);
    await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible();
    await expect.element(typed).toHaveValue('片尾再加一句關燈');
    expect(onClose).not.toHaveBeenCalled();
    // Only a lost connection is additionally reported to the whole page.
    expect(told).toHaveBeenCalledTimes(error instanceof NetworkError && error.offline ? 1 : 0);

    send.mockResolvedValueOnce();
    await press.click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test.each(reasons)('a question stays open and shows why its answer failed: %s', async (_reason, error, words) => {
  const confirm = vi.fn(() => Promise.reject(error));
  const onOpenChange = vi.fn();
  const text = { title: '婉拒這份邀請？', text: '…', cancel: '取消', confirm: '婉拒' };
  await render(<ConfirmDialog open {...text} onOpenChange={onOpenChange} onConfirm={confirm} />);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '婉拒' }).click();
  await expect.element(dialog.getByText(words)).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
  confirm.mockImplementation(async () => undefined as never);
  await dialog.getByRole('button', { name: '婉拒' }).click();
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('a press outside a dialog closes it only if nothing is typed', async () => {
  const onClose = vi.fn();
  const send = async () => {};
  const screen = await render(
    <WordsDialog
      title="請阿澄修改"
      text="…"
      field="修改說明"
      action="送出"
      required
      about={[]}
      onSend={send}
      onClose={onClose}
    />,
  );
  const scrim = document.querySelector('[data-slot="dialog-overlay"]');
  const beside = () => page.elementLocator(scrim ?? document.body).click({ position: { x: 5, y: 5 } });
  await screen.getByLabelText('修改說明').fill('片尾再加一句關燈');
  await beside();
  await expect.element(screen.getByLabelText('修改說明')).toHaveValue('片尾再加一句關燈');
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByLabelText('修改說明').fill('');
  await beside();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

const answering = (status: number, body: object = {}) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: '0500', message: '系統忙碌中，請稍後再試', ...body }, { status }),
  );

test('an invitation that cannot be sent keeps address and text, and shows the error', async () => {
  answering(500);
  const onClose = vi.fn();
  const screen = await render(<InviteDialog title="邀請創作者" task={null} onClose={onClose} />);
  await screen.getByRole('textbox', { name: '對方的電子郵件' }).fill('who@example.com');
  await screen.getByRole('textbox', { name: /^想說的話/ }).fill('一起做這支影片');
  await screen.getByRole('button', { name: '寄出邀請' }).click();
  await expect.element(screen.getByText('系統忙碌中，請稍後再試')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /^想說的話/ })).toHaveValue('一起做這支影片');
  expect(onClose).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['500', () => answering(500), '系統忙碌中，請稍後再試'],
  [
    'no answer',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    messages.networkError,
  ],
])('a login that fails says why: %s', async (_name, arrange, words) => {
  arrange();
  const nothing = () => {};
  const screen = await render(<LoginForm onForgot={nothing} onSuccess={nothing} onUnverified={nothing} />);
  await screen.getByLabelText('電子郵件').fill('vendor@paidang.test');
  await screen.getByLabelText('密碼', { exact: true }).fill('paidang2026');
  await screen.getByRole('button', { name: '登入' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByLabelText('電子郵件')).toHaveValue('vendor@paidang.test');
});

const isRoute = (value: unknown): value is routes.Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every route of the contract, at any depth. */
const allRoutes = (value: unknown, name = ''): [name: string, route: routes.Route][] => {
  if (isRoute(value)) return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allRoutes(inner, `${name}.${key}`));
};

test('R-err-08 no call caused by a user action fails silently: only reading does', async () => {
  const silent: string[] = [];
  const all = allRoutes({ ...routes });
  expect(all.length).toBeGreaterThan(100);
  for (const [name, route] of all) {
    let kind: string | undefined;
    const { request } = createClient({
      getToken: () => null,
      fetch: async () => Response.json({}, { status: 500 }),
      onFailure: (error, isPressed) => {
        kind = failureEffect(error, isPressed).kind;
      },
    });
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
    await request(route as never, { params } as never).catch(() => undefined);
    if (kind === 'silent') silent.push(`${route.method} ${name}`);
  }
  expect(silent.filter((one) => !one.startsWith('GET'))).toEqual([]);
});

test('R-err-08 calls that change something silently are listed here', () => {
  const sources = import.meta.glob('../{data,wiring,shared,features,shell,routes}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const quiet = Object.entries(sources).flatMap(([path, text]) =>
    [...String(text).matchAll(/request\((\w+\.\w+),[^;]*pressed: false/g)].map(([, call]) => `${path} ${call}`),
  );
  // Reading a notification marks it as read; a preview is a POST for its body, and changes nothing; a session is checked when a
  // channel is refused.
  expect(quiet.sort()).toEqual([
    '../data/notifications.ts notificationRoutes.read',
    '../data/rewards.ts rewardRoutes.preview',
    '../data/session-check.ts authRoutes.checkToken',
  ]);
});
