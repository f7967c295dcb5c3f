import type { Invitation } from '@paidang/contract/entities';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { invitation, project } from '../../testing/people';
import { keepOrigin } from './registration-draft';
import { SocialRegistration } from './social-registration';

const ok = (data: unknown) => Response.json({ status: '0000', message: '', data });
const over = () => Response.json({ status: '0422', code: '0422', message: '連結已失效' }, { status: 422 });
const token = 'a'.repeat(43);
const pending = {
  kind: 'register',
  provider: 'google',
  name: '阿澄',
  email: 'cheng@gmail.example',
  account: null,
  role: 'Creator',
  invitation: null as Invitation | null,
};
const session = {
  token: 'b'.repeat(43),
  socket: false,
  url: '/chat',
  invitation: null as Invitation | null,
  user: {
    uuid: '0199a000-0000-7000-8000-000000000001',
    role: 'Creator',
    avatar: null,
    name: '阿澄',
    company_name: '阿澄',
    contact_person: null,
    email: 'cheng@gmail.example',
  },
};

let sent: unknown[];
let registers: () => Response;
let waiting: typeof pending;

beforeEach(() => {
  useSession.getState().logout();
  sent = [];
  registers = () => ok(session);
  waiting = pending;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/pending/')) return ok(waiting);
    if (!String(url).endsWith('/login/register')) return ok(null);
    sent.push(JSON.parse(String(init?.body)));
    return registers();
  });
});

const Address = () => <output>{useLocation().search}</output>;

const show = () =>
  render(
    <MemoryRouter initialEntries={[`/register/isForm3rdLogin?token=${token}`]}>
      <DataCache>
        <Routes>
          <Route path="/register/isForm3rdLogin" element={<SocialRegistration token={token} />} />
          <Route path="/chat" element={<p>聊天</p>} />
          <Route path="/project_progress" element={<Address />} />
        </Routes>
      </DataCache>
    </MemoryRouter>,
  );

async function fillIn(): Promise<void> {
  await page.getByRole('checkbox', { name: '我同意' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabelText('頻道／藝名').fill('阿澄');
  await page.getByLabelText('聯絡電話').fill('0912-345-678');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '完成註冊' }).click();
}

test('R-rtp-26 the address is filled in and locked, no password is asked, and the requested page follows', async () => {
  await show();
  const email = page.getByLabelText('電子郵件');
  await expect.element(email).toHaveValue('cheng@gmail.example');
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(page.getByText('Google 驗證過的信箱，不能更改')).toBeVisible();
  await expect.element(page.getByLabelText('密碼')).not.toBeInTheDocument();
  await fillIn();
  await expect.element(page.getByText('聊天')).toBeVisible();
  expect(sent).toMatchObject([{ token, type: 'Creator', company_name: '阿澄', phone: '0912-345-678' }]);
  expect(sent[0]).not.toHaveProperty('password');
  expect(useSession.getState().token).toBe(session.token);
});

test('R-auth-07 R-inv-09 a user invited to a task is told so, keeps the role, and goes to the project', async () => {
  const invited: Invitation = { ...invitation, kind: 'task' };
  waiting = { ...pending, role: 'Vendor', invitation: invited };
  registers = () => ok({ ...session, invitation: { ...invited, status: 'joined' } });
  await show();
  await expect.element(page.getByText('完成後就會加入山眠的專案')).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await fillIn();
  await expect.element(page.getByText(`?id=${project.uuid}`)).toBeVisible();
});

test('R-rtp-26 a user who took too long signs in again and finds the typed values', async () => {
  registers = over;
  keepOrigin(sessionStorage, { email_token: token });
  const first = await show();
  await fillIn();
  await expect.element(page.getByRole('heading', { name: '等太久了，請再用 Google 登入一次' })).toBeVisible();
  const again = page.getByRole('link', { name: '用 Google 繼續' });
  await expect.element(again).toHaveAttribute('href', `/api/login/google?role=Creator&email_token=${token}`);
  await first.unmount();

  await show();
  await page.getByRole('checkbox', { name: '我同意' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByLabelText('頻道／藝名')).toHaveValue('阿澄');
  await expect.element(page.getByLabelText('聯絡電話')).toHaveValue('0912-345-678');
});
