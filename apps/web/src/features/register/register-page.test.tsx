import { limits } from '@paidang/contract/limits';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { RegisterPage } from './register-page';
import { keepOrigin } from './registration-draft';

const fetched = vi.fn<typeof fetch>();
const ok = (data: unknown) => Response.json({ status: '0000', message: '', data });
const refuse = (code: string, message: string, errors?: object) =>
  Response.json({ status: code, code, message, errors }, { status: 422 });

/** What the server knows and says. */
let taken: readonly string[] = [];
let registered: (body: Record<string, string>) => Response = () => ok(null);

beforeEach(() => {
  sessionStorage.clear();
  useSession.getState().logout();
  taken = [];
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async (url, init) => {
    const body = JSON.parse(String(init?.body));
    if (String(url).endsWith('/register')) return registered(body);
    return taken.includes(body.email) ? refuse('0101', '信箱已存在') : ok(null);
  });
  return () => vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function renderPage(path = '/register') {
  const screen = await render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/validation" element={<p>已送出</p>} />
        <Route path="/register/invitation/:token" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  const fill = (label: string, value: string) => screen.getByLabelText(label, { exact: true }).fill(value);
  const next = screen.getByRole('button', { name: '下一步' });
  const account = async (email = 'yachu@sanmin.example') => {
    await fill('電子郵件', email);
    await fill('密碼', 'paidang2026');
    await screen.getByRole('checkbox', { name: '我同意' }).click();
  };
  return { screen, fill, next, account };
}

test('R-auth-03 next is off until all is there and agreed to, and pressed before says what is missing', async () => {
  const { screen, fill, next } = await renderPage();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect.element(screen.getByLabelText('電子郵件')).toHaveFocus();
  await expect.element(screen.getByText('請先同意使用條款')).toBeVisible();
  await fill('電子郵件', 'yachu@sanmin.example');
  await fill('密碼', 'paidang2026');
  await next.click({ force: true });
  await expect.element(screen.getByRole('checkbox', { name: '我同意' })).toHaveFocus();
  await screen.getByRole('checkbox', { name: '我同意' }).click();
  await expect.element(screen.getByText('請先同意使用條款')).not.toBeInTheDocument();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

test('R-auth-09 an address that is taken is named while it is typed, before anything is sent', async () => {
  taken = ['taken@sanmin.example'];
  const { screen, fill, next, account } = await renderPage();
  await account('taken@sanmin.example');
  await expect.element(screen.getByText('信箱已存在')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await fill('電子郵件', 'free@sanmin.example');
  await expect.element(screen.getByText('這個信箱可以使用')).toBeVisible();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

test('R-auth-20 R-auth-07 who looked at an invitation before is led back to it', async () => {
  useSession.getState().invited({ project_uuid: 'p1', path: '/register/invitation/mailed?task_uuid=t1' });
  expect(useSession.getState().invitedData).toEqual({ project_uuid: 'p1' });
  const { screen } = await renderPage();
  await screen.getByRole('link', { name: '從邀請註冊' }).click();
  await expect.element(screen.getByText('/register/invitation/mailed?task_uuid=t1')).toBeVisible();
});

test('R-auth-07 who comes back without having signed in elsewhere is at the invitation they left', async () => {
  keepOrigin(sessionStorage, { email_token: 'mailed', task_uuid: 't1' });
  const { screen } = await renderPage('/register?login_refused=denied');
  const place = '/register/invitation/mailed?task_uuid=t1&login_refused=denied';
  await expect.element(screen.getByText(place)).toBeVisible();
});

test('R-nav-13 R-auth-06 R-auth-20 a vendor registers in two steps and is sent to verify', async () => {
  registered = ({ email, type }) => ok({ email, type });
  const { screen, fill, next, account } = await renderPage();
  await account();
  await next.click();
  const submit = screen.getByRole('button', { name: '完成註冊' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await fill('公司名稱', '山眠');
  await fill('聯絡人', '許雅筑');
  await fill('聯絡電話', '02-5550-0168#12');
  await submit.click();
  await expect.element(screen.getByText('已送出')).toBeVisible();
  const sent = fetched.mock.calls.find(([url]) => String(url).endsWith('/register'));
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
    type: 'Vendor',
    email: 'yachu@sanmin.example',
    password: 'paidang2026',
    company_name: '山眠',
    contact_person: '許雅筑',
    phone: '02-5550-0168#12',
  });
  expect(useSession.getState().registerSendData).toMatchObject({ email: 'yachu@sanmin.example', type: 'Vendor' });
});

test('R-auth-31 what the server refuses is said at the field, on its step, and nothing typed is lost', async () => {
  registered = () => refuse('0101', '信箱已存在', { email: ['信箱已存在'] });
  const { screen, fill, next, account } = await renderPage();
  await account();
  await next.click();
  await fill('公司名稱', '山眠');
  await fill('聯絡人', '許雅筑');
  await fill('聯絡電話', '02-5550-0168');
  await screen.getByRole('button', { name: '完成註冊' }).click();
  await expect.element(screen.getByText('信箱已存在')).toBeVisible();
  await expect.element(screen.getByLabelText('密碼', { exact: true })).toHaveValue('paidang2026');

  registered = () => refuse('0422', '目前無法註冊');
  await fill('電子郵件', 'other@sanmin.example');
  await next.click();
  await expect.element(screen.getByLabelText('聯絡人', { exact: true })).toHaveValue('許雅筑');
  await screen.getByRole('button', { name: '完成註冊' }).click();
  await expect.element(screen.getByText('目前無法註冊')).toBeVisible();
});

test('R-val-07 R-val-08 R-auth-04 wrong words of a field are named when it is left', async () => {
  const { screen, fill, next, account } = await renderPage();
  await account();
  await next.click();
  await fill('聯絡電話', '0912-3');
  await fill('公司名稱', '山眠');
  await expect.element(screen.getByText('無效的電話號碼')).toBeVisible();
  await fill('聯絡電話', '0912x');
  await expect.element(screen.getByText('注意格式是否錯誤')).toBeVisible();
});

test('what was typed outlives a reload, a password and the consent do not', async () => {
  const first = await renderPage();
  await first.account();
  await first.next.click();
  await first.fill('公司名稱', '山眠');
  await first.screen.unmount();
  const { screen, fill, next } = await renderPage();
  await expect.element(screen.getByLabelText('電子郵件')).toHaveValue('yachu@sanmin.example');
  await expect.element(screen.getByLabelText('密碼', { exact: true })).toHaveValue('');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await fill('密碼', 'paidang2026');
  await screen.getByRole('checkbox', { name: '我同意' }).click();
  await next.click();
  await expect.element(screen.getByLabelText('公司名稱')).toHaveValue('山眠');
});

test('no more is typed than is taken', async () => {
  const { screen, next, account } = await renderPage();
  await account();
  await next.click();
  await expect.element(screen.getByLabelText('公司名稱')).toHaveAttribute('maxlength', `${limits.account.nameLength}`);
  await expect.element(screen.getByLabelText('聯絡電話')).toHaveAttribute('maxlength', `${limits.account.phoneLength}`);
});
