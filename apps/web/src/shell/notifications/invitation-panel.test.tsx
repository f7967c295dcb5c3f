import type { Notification } from '@paidang/contract/entities';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, invitation, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import NotificationPanel from './notification-panel';

const rejected = vi.fn();
const read = vi.fn();
const toJoin = { ...invitation, note: '一起拍吧' };
const toOpen = {
  ...invitation,
  uuid: '0199a000-0000-7000-8000-000000000007',
  sender: creator,
  recipient_role: 'Vendor' as const,
  project: null,
};

const notice = ({ uuid }: { uuid: string }): Notification => ({
  uuid: uuid.replace(/^0199a000/, '0199b000'),
  is_read: false,
  created_at: '2026-12-01T00:00:00Z',
  avatar: null,
  code: { identity: '1', function: '010', action: '10' },
  parameters: { project_build_invitation_uuid: uuid },
});

beforeEach(async () => {
  rejected.mockReset();
  read.mockReset();
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  return stubServer(
    {
      'GET /api/notifications': [notice(toJoin), notice(toOpen)],
      'GET /api/invitations': { received: [toJoin, toOpen], sent: [] },
      [`PATCH /api/notifications/${notice(toJoin).uuid}`]: read,
      [`POST /api/project/build-invitation/${toJoin.uuid}/reject`]: (body: unknown) => {
        rejected(body);
        return { ...toJoin, status: 'rejected' };
      },
    },
    { invitations: [notice(toJoin), notice(toOpen)] },
  );
});

const show = () =>
  render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter>
          <NotificationPanel onLeave={() => {}} />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );

test('R-sh-11 shows invitations next to the notifications: to join, to open a project for, or to reject', async () => {
  await show();
  const panel = page.getByRole('region', { name: '合作邀請' });
  const [join, open] = [panel.getByRole('listitem').nth(0), panel.getByRole('listitem').nth(1)];
  await expect.element(join).toMatchTextContent('山眠邀你加入專案');
  await expect
    .element(join.getByRole('link', { name: '加入專案' }))
    .toHaveAttribute('href', expect.stringContaining(`/create_project?project_build_invitation_uuid=${toJoin.uuid}`));
  await expect.element(open).toMatchTextContent('阿澄邀你開設專案');
  await expect
    .element(open.getByRole('link', { name: '開專案' }))
    .toHaveAttribute('href', expect.stringContaining('/add_project/?create=kol'));

  await join.getByRole('button', { name: '婉拒' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '婉拒' }).click();
  await vi.waitFor(() => expect(rejected).toHaveBeenCalledWith({ notification_uuid: notice(toJoin).uuid }));
});

test('R-sh-11 R-inv-12 lists the invitations it counts, including those sent before the account existed', async () => {
  const early = {
    ...toOpen,
    uuid: '0199a000-0000-7000-8000-000000000008',
    sender: { ...creator, company_name: '小鹿' },
  };
  const stop = stubServer({ 'GET /api/invitations': { received: [early], sent: [] } });
  await show();
  const panel = page.getByRole('region', { name: '合作邀請' });
  await expect.element(panel.getByText('1份邀請等待回覆')).toBeInTheDocument();
  const row = panel.getByRole('listitem').first();
  await expect.element(row).toMatchTextContent('小鹿');
  await expect.element(row.getByRole('link', { name: '開專案' })).toBeVisible();
  stop();
});

test('R-ntf-10 R-ntf-11 an invitation stays unread until its link is followed', async () => {
  await show();
  const row = page.getByRole('region', { name: '合作邀請' }).getByRole('listitem').first();
  await expect.element(row.getByText('未讀')).toBeInTheDocument();
  await row.getByRole('link', { name: '加入專案' }).click();
  await expect.element(row.getByText('未讀')).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledOnce();
});

test('R-sh-11 R-err-09 notifications that failed to load are not shown as none, and can be loaded again', async () => {
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await show();
  const panel = page.getByRole('region', { name: '通知' });
  await expect.element(panel.getByRole('heading', { name: '內容讀取不到' })).toBeVisible();
  await expect.element(panel.getByText('還沒有通知')).not.toBeInTheDocument();
  vi.stubGlobal('fetch', answered);
  await panel.getByRole('button', { name: '再試一次' }).click();
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
});
