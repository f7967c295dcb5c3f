import type { LineNotifySetting } from '@paidang/contract/entities';
import { notificationKinds } from '@paidang/contract/notifications';
import { messagingRoutes } from '@paidang/contract/routes';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useShell } from '../../stores/shell';
import { useToastQueue } from '../../stores/toasts';
import { NotifySettings } from './notify-settings';

const everything = Object.fromEntries(
  notificationKinds.map((kind) => [kind, { email: 'daily', line: true }]),
) as LineNotifySetting['preferences'];

let setting: LineNotifySetting;
let saved: unknown[];
let refuses: boolean;

beforeEach(() => {
  saved = [];
  refuses = false;
  setting = {
    ask: 'ask',
    preferences: everything,
    off_hours: false,
    binding: { status: 'bound', display_name: '阿澄', bound_at: '2026-03-01T01:00:00.000Z' },
    add_friend_url: null,
    can_bind: false,
    quota_reached: false,
    test_binding: false,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (refuses && path !== messagingRoutes.setting.path) return new Response('{}', { status: 500 });
    if (path === messagingRoutes.save.path) {
      const body = JSON.parse(String(init?.body));
      saved.push(body);
      setting = { ...setting, ...body };
    }
    if (path === messagingRoutes.unbind.path) {
      setting = { ...setting, binding: { status: 'unbound', display_name: null, bound_at: null } };
    }
    return new Response(JSON.stringify({ status: '0000', message: '', data: setting }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useToastQueue.setState({ queue: [] });
  useShell.getState().setMuted(false);
});

const show = (path = '/profile/notify') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <DataCache>
        <NotifySettings />
      </DataCache>
    </MemoryRouter>,
  );
const toasts = () => useToastQueue.getState().queue.map(({ title }) => title);
const save = page.getByRole('button', { name: '儲存設定' });
const comments = page.getByRole('checkbox', { name: '用 LINE 通知我：留言與回覆' });
const steps = page.getByRole('combobox', { name: '用 Email 通知我：步驟進度' });

test('R-msg-06 R-msg-07 choices are saved together', async () => {
  await show();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /一律不傳送/ }).click();
  await comments.click();
  await steps.click();
  await page.getByRole('option', { name: '立即' }).click();
  await page.getByRole('checkbox', { name: '夜間與假日也可以提醒我' }).click();
  await save.click();
  await expect.poll(toasts).toEqual(['設定成功']);
  const preferences = {
    ...everything,
    comments: { email: 'daily', line: false },
    steps: { email: 'instant', line: true },
  };
  expect(saved).toEqual([{ ask: 'never', preferences, off_hours: true }]);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('R-msg-07 R-err-12 choices that could not be saved stay selected', async () => {
  refuses = true;
  await show();
  await comments.click();
  await save.click();
  await expect.poll(toasts).toEqual(['設定失敗']);
  await expect.element(comments).not.toBeChecked();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
});

test('R-msg-08 unlinks the account after a confirmation', async () => {
  await show();
  await page.getByRole('button', { name: '解除綁定' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除綁定' }).click();
  await expect.element(page.getByText('尚未綁定')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /綁定/ })).not.toBeInTheDocument();
});

test('R-msg-08 an unreachable account says what to do', async () => {
  setting.binding.status = 'bound_not_friend';
  setting.add_friend_url = 'https://line.me/R/ti/p/@paidang';
  await show();
  const link = page.getByRole('link', { name: '加為好友' });
  await expect.element(link).toHaveAttribute('href', 'https://line.me/R/ti/p/@paidang');
});

test('R-msg-08 an exhausted quota is reported, with where notifications arrive instead', async () => {
  await show();
  const notice = page.getByText('這個月的 LINE 訊息額度已用完');
  await expect.element(page.getByText('已綁定')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await cleanup();
  setting.quota_reached = true;
  await show();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/站內通知與 Email 照常/)).toBeVisible();
});

test('R-ntf-09 turns the sound off in this browser at once', async () => {
  await show();
  await page.getByRole('switch', { name: '收到通知時播放音效' }).click();
  expect(useShell.getState().muted).toBe(true);
  expect(saved).toEqual([]);
});

test('R-auth-25 linking starts at LINE if this server supports it; a failure is reported where it was started', async () => {
  setting.binding = { status: 'unbound', display_name: null, bound_at: null };
  setting.can_bind = true;
  await show('/profile/notify?login_refused=taken');
  await expect.element(page.getByText('這個帳號已綁定其他拍檔帳號，請換一個帳號。')).toBeVisible();
  refuses = true;
  await page.getByRole('button', { name: '綁定 LINE' }).click();
  await expect.element(page.getByText('操作失敗,請重新整理或稍後再試')).toBeVisible();
});

test('R-msg-08 a pressed button keeps focus while the request runs, and sends it once', async () => {
  setting.binding = { status: 'unbound', display_name: null, bound_at: null };
  setting.test_binding = true;
  await show();
  const ask = vi.mocked(fetch).getMockImplementation();
  const asked = vi.fn();
  let answer = () => {};
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (String(input) !== messagingRoutes.bindTestAccount.path) return ask?.(input, init) ?? Response.error();
    asked();
    return new Promise((resolve) => {
      answer = () => resolve(new Response('{}', { status: 500 }));
    });
  });
  const bind = page.getByRole('button', { name: '測試綁定' });
  await bind.click();
  await expect.element(bind).toHaveAttribute('aria-disabled', 'true');
  await expect.element(bind).toHaveFocus();
  bind.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answer();
  await expect.poll(toasts).toEqual(['設定失敗']);
  await expect.element(bind).not.toHaveAttribute('aria-disabled');
  await expect.element(bind).toHaveFocus();
  expect(asked).toHaveBeenCalledTimes(1);
});
