import type { Notification } from '@paidang/contract/entities';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { vendor } from '../../testing/people';
import { AppBar } from '../bar/app-bar';
import NotificationPanel from './notification-panel';

const noticeOf = (at: number, code: Notification['code']): Notification => ({
  uuid: `0199b000-0000-7000-8000-00000000000${at}`,
  is_read: false,
  created_at: '2026-12-01T00:00:00Z',
  avatar: null,
  code,
  parameters: { name: '阿澄', project_name: '夜間修護精華', task_uuid: '0199a000-0000-7000-8000-000000000004' },
});

/** Data of the fake server and the calls it received. */
let notices: Notification[] = [];
let asked: string[] = [];

beforeEach(async () => {
  notices = [];
  asked = [];
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url, window.location.href);
    asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    if (init?.method === 'PATCH') notices = notices.map((one) => ({ ...one, is_read: true }));
    const unread_count = notices.filter((one) => !one.is_read).length;
    const meta = { current_page: 1, last_page: 1, has_unread: unread_count > 0, unread_count, per_page: 20, total: 0 };
    const lists: Record<string, unknown> = {
      '/api/notifications': notices,
      '/api/invitations': { received: [], sent: [] },
    };
    return Response.json({ status: '0000', message: '', data: lists[pathname] ?? [], meta });
  });
  return () => {
    vi.unstubAllGlobals();
    useSession.getState().logout();
  };
});

const show = (part = <NotificationPanel onLeave={() => {}} />) =>
  render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter>{part}</MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
const list = () => page.getByRole('region', { name: '通知' });

test('R-sh-10 R-ntf-10 marks all notifications as read at once; the button is then disabled', async () => {
  notices = [
    noticeOf(1, { identity: '2', function: '030', action: '01' }),
    noticeOf(2, { identity: '2', function: '030', action: '02' }),
  ];
  await show();
  await expect.element(list().getByText('未讀', { exact: true })).toHaveLength(2);
  const all = list().getByRole('button', { name: '全部已讀' });
  await all.click();
  await expect.element(list().getByText('未讀', { exact: true })).not.toBeInTheDocument();
  await expect.element(all).toBeDisabled();
  expect(asked).toContain('PATCH /api/notifications');
});

test('R-sh-10 an empty list explains what will be displayed there', async () => {
  await show();
  await expect.element(list().getByText('還沒有通知')).toBeVisible();
  await expect.element(list().getByRole('button', { name: '全部已讀' })).toBeDisabled();
});

test('R-inv-12 loads the invitations next to the notifications with one call', async () => {
  await show();
  await expect.element(list().getByText('還沒有通知')).toBeVisible();
  expect(asked.filter((request) => request.startsWith('GET /api/notifications'))).toEqual([
    'GET /api/notifications?page=1&invitation=0&with_invitations=1',
  ]);
});

test('R-dom-09 a notification with an unknown code is shown as the platform’s and leads to the projects', async () => {
  notices = [noticeOf(1, { identity: '4', function: '999', action: '77' })];
  await show();
  const row = list().getByRole('listitem');
  await expect.element(row).toMatchTextContent(/一則新通知/);
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/project');
});

test('R-sh-03 the bell has a dot while anything is unread', async () => {
  notices = [noticeOf(1, { identity: '2', function: '030', action: '01' })];
  await show(<AppBar />);
  await expect.element(page.getByRole('button', { name: /^通知.*未讀/ })).toBeVisible();
});
