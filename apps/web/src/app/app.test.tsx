import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { followOtherTabs, useSession } from '../stores/session';
import { vendor } from '../testing/people';
import { App } from './app';
import '../styles/app.css';

/** Responses of the server by method and path. */
let asked: string[] = [];
let answers: Record<string, () => Response> = {};

const ok = (data: unknown) =>
  Response.json({ status: '0000', message: '', data, meta: { current_page: 1, last_page: 1, unread_count: 0 } });
const refuse = (status: number, code: string, message: string) =>
  Response.json({ status: code, code, message }, { status });

beforeEach(() => {
  asked = [];
  answers = {
    'GET /api/invitations': () => ok({ received: [], sent: [] }),
    'POST /api/check-token': () =>
      ok({ user: vendor, token: null, socket: false, super_login: false, finished_tours: [] }),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${new URL(url, window.location.href).pathname}`;
    asked.push(call);
    return (answers[call] ?? (() => ok([])))();
  });
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  return () => {
    vi.unstubAllGlobals();
    useSession.getState().logout();
  };
});

const Address = () => <output aria-label="網址">{useLocation().pathname}</output>;

const start = (address: string) =>
  render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <App />
          <Address />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
const address = () => page.getByLabelText('網址');
const checks = () => asked.filter((call) => call === 'POST /api/check-token');

test('R-auth-22 a stored token is confirmed once when the app starts', async () => {
  await start('/project');
  await expect.element(page.getByRole('heading', { level: 1, name: '專案管理' })).toBeVisible();
  expect(checks()).toHaveLength(1);
  expect(useSession.getState().token).toBe('t');
});

test('R-auth-22 R-nav-02 an invalid token signs out quietly, and the guard decides', async () => {
  answers['POST /api/check-token'] = () => refuse(401, '0401', '請重新登入');
  await start('/project');
  await expect.element(address()).toHaveTextContent('/register');
  expect(useSession.getState()).toMatchObject({ token: null, user: null });
  await expect.element(page.getByText('發生錯誤')).not.toBeInTheDocument();
});

test('R-err-07 copy that does not exist yet is reported in the wording of the specification', async () => {
  const task = '0199a000-0000-7000-8000-000000000004';
  answers[`GET /api/copywritings/${task}`] = () => refuse(428, '0428', '');
  await start(`/copywriting/${task}`);
  await expect.element(page.getByText('未有文案', { exact: true }).first()).toBeVisible();
});

test('a user suspended on a public page is told why, and the reason stays', async () => {
  await start('/guideline');
  await expect.element(page.getByRole('heading', { level: 1, name: '合作準則' })).toBeVisible();
  useSession.getState().suspend('收到三件檢舉');
  await expect.element(page.getByRole('heading', { level: 1, name: '帳號已停用' })).toBeVisible();
  // The reason outlives the ending, which is settled in an effect, so after the page is visible.
  await expect.poll(() => useSession.getState().ended).toBeNull();
  await expect.element(page.getByText('原因：收到三件檢舉')).toBeVisible();
});

test('a user on a public page is told when the session ends in another tab', async () => {
  const stop = followOtherTabs();
  await start('/guideline');
  await expect.element(page.getByRole('heading', { level: 1, name: '合作準則' })).toBeVisible();
  localStorage.setItem('paidang.expired', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'paidang.token', newValue: null }));
  await expect.element(page.getByRole('heading', { level: 1, name: '請重新登入' })).toBeVisible();
  stop();
});
