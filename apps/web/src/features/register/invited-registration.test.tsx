import type { Invitation } from '@paidang/contract/entities';
import { isVendor } from '@paidang/contract/vocabulary';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, invitation, project } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { InvitedRegistration } from './invited-registration';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="網址">{`${pathname}${search}`}</output>;
};

beforeEach(() => {
  useSession.getState().logout();
  return () => vi.unstubAllGlobals();
});

/** Registers as the invited creator. Returns the final address, and the duration of each timer. */
async function register(invited: Invitation) {
  const task = invited.kind === 'task' ? 't1' : null;
  const link = { token: invited.uuid, task, build: task ? null : invited.uuid };
  const path = task ? '/api/invitation' : '/api/project/build-invitation';
  stubServer({
    'GET /api/login/providers': { google: true, line: true },
    [`POST ${path}/validation`]: invited,
    [`POST ${path}/register`]: { token: 't', user: creator, socket: false },
  });
  const screen = await render(
    <DataCache>
      <MemoryRouter initialEntries={['/register']}>
        <Routes>
          <Route path="/register" element={<InvitedRegistration link={link} />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </DataCache>,
  );
  const fill = (label: string, value: string) => screen.getByLabelText(label, { exact: true }).fill(value);
  await expect.element(screen.getByLabelText('電子郵件')).toHaveValue(creator.email);
  const google = screen.getByRole('link', { name: '用 Google 註冊' });
  const href = `/api/login/google?role=${invited.recipient_role}&email_token=${invited.uuid}`;
  await expect.element(google).toHaveAttribute('href', expect.stringContaining(href));
  await fill('密碼', 'paidang2026');
  await screen.getByRole('checkbox', { name: '我同意' }).click();
  await screen.getByRole('button', { name: '下一步' }).click();
  if (isVendor(invited.recipient_role)) {
    await fill('公司名稱', '山眠');
    await fill('聯絡人', '許雅筑');
    await fill('聯絡電話', '02-2345-6789');
  } else {
    await fill('頻道／藝名', '阿澄');
    await fill('聯絡電話', '0912-345-678');
    await screen.getByRole('button', { name: '下一步' }).click();
  }
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await screen.getByRole('button', { name: '完成註冊' }).click();
  return { address: screen.getByLabelText('網址'), delays: () => timers.mock.calls.map(([, delay]) => delay) };
}

test('R-nav-14 R-inv-09 a creator invited to a task is in the project after 1200 ms', async () => {
  const { address, delays } = await register({ ...invitation, kind: 'task' });
  await expect.element(address).toHaveTextContent(`/project_progress?id=${project.uuid}`);
  expect(delays()).toContain(1200);
});

test('R-inv-07 R-inv-10 an invited vendor opens the project at /add_project', async () => {
  const { address } = await register({ ...invitation, recipient_role: 'Vendor', sender: creator, project: null });
  await expect.poll(() => address.element().textContent).toContain(`/add_project/?create=kol&kol=${creator.uuid}&`);
});

test('R-inv-08 R-inv-10 a creator invited to a whole project accepts it at /create_project', async () => {
  const { address, delays } = await register(invitation);
  await expect
    .element(address)
    .toHaveTextContent(`/create_project?project_build_invitation_uuid=${invitation.uuid}&project_uuid=${project.uuid}`);
  expect(delays()).not.toContain(1200);
});
