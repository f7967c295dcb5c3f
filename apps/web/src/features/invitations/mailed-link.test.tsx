import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, invitation, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { MailedInvitation } from './mailed-link';

test('a user signed in to another account can log out in place, and the invitation stays', async () => {
  const stop = stubServer({ 'POST /api/project/build-invitation/validation': { ...invitation, sender: vendor } });
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const screen = await render(
    <DataCache>
      <MemoryRouter>
        <MailedInvitation token={invitation.uuid} task={null} build={invitation.uuid} />
      </MemoryRouter>
    </DataCache>,
  );
  await screen.getByRole('button', { name: '登出，換個帳號' }).click();
  expect(useSession.getState().token).toBeNull();
  expect(useSession.getState().fromInvitation).toContain(invitation.uuid);
  await expect.element(screen.getByRole('link', { name: '註冊並加入' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '我有帳號，登入' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  stop();
});

test('a user who joined already is led to the project, a guest to the first page', async () => {
  const joined = { ...invitation, status: 'joined', project, sender: vendor };
  const stop = stubServer({ 'POST /api/invitation/validation': joined });
  const show = () =>
    render(
      <DataCache>
        <MemoryRouter>
          <MailedInvitation token={invitation.uuid} task={invitation.uuid} build={null} />
        </MemoryRouter>
      </DataCache>,
    );
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show();
  const link = screen.getByRole('link', { name: '前往專案' });
  await expect.element(link).toHaveAttribute('href', `/project_progress?id=${project.uuid}`);
  await screen.unmount();
  useSession.getState().logout();
  const guest = await show();
  await expect.element(guest.getByRole('link', { name: '回首頁' })).toBeVisible();
  await expect.element(guest.getByRole('link', { name: '前往專案' })).not.toBeInTheDocument();
  stop();
});
