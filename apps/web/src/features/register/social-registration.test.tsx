import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
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
};
const session = {
  token: 'b'.repeat(43),
  socket: false,
  url: '/chat',
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.getState().logout();
  sent = [];
  registers = () => ok(session);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/pending/')) return ok(pending);
    if (!String(url).endsWith('/login/register')) return ok(null);
    sent.push(JSON.parse(String(init?.body)));
    return registers();
  });
});

const show = () =>
  render(
    <MemoryRouter initialEntries={[`/register/isForm3rdLogin?token=${token}`]}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Routes>
          <Route path="/register/isForm3rdLogin" element={<SocialRegistration token={token} />} />
          <Route path="/chat" element={<p>聊天</p>} />
        </Routes>
      </SWRConfig>
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

test('R-rtp-26 the address is filled in and locked, no password is asked, and the wanted page follows', async () => {
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

test('R-rtp-26 who took too long signs in once more and finds what they typed', async () => {
  registers = over;
  const first = await show();
  await fillIn();
  await expect.element(page.getByRole('heading', { name: '等太久了，請再用 Google 登入一次' })).toBeVisible();
  const again = page.getByRole('link', { name: '用 Google 繼續' });
  await expect.element(again).toHaveAttribute('href', '/api/login/google?role=Creator');
  await first.unmount();

  await show();
  await page.getByRole('checkbox', { name: '我同意' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByLabelText('頻道／藝名')).toHaveValue('阿澄');
  await expect.element(page.getByLabelText('聯絡電話')).toHaveValue('0912-345-678');
});
