import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { limits } from '@paidang/contract/limits';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { takeGoPath } from '../../shared/sign-in/go-path';
import { useSession } from '../../stores/session';
import { vendor } from '../../testing/people';
import { RegisterPage } from './register-page';
import { keepOrigin } from './registration-draft';

const fetched = vi.fn<typeof fetch>();
const ok = (data: unknown) => Response.json({ status: '0000', message: '', data });
const refuse = (code: string, message: string, errors?: object) =>
  Response.json({ status: code, code, message, errors }, { status: 422 });

/** State and responses of the mocked server. */
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

test('R-auth-18 a user who has signed in here before is told that logging in is enough', async () => {
  localStorage.removeItem('paidang.first-entry');
  const first = await renderPage();
  await expect.element(first.screen.getByLabelText('電子郵件')).toBeVisible();
  await expect.element(first.screen.getByText('這個瀏覽器登入過。有帳號的話，直接登入就好。')).not.toBeInTheDocument();
  await first.screen.unmount();
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  useSession.getState().logout();
  const { screen } = await renderPage();
  await expect.element(screen.getByText('這個瀏覽器登入過。有帳號的話，直接登入就好。')).toBeVisible();
});

test('R-inv-07 R-inv-08 the target of an invitation link is kept for after the verification', async () => {
  for (const [create, way] of [
    ['kol', '/add_project/?create=kol&kol=k1&name=%E9%98%BF%E6%BE%84&project_build_invitation_uuid=b1'],
    ['vendor', '/create_project?project_build_invitation_uuid=b1'],
  ] as const) {
    const query = `create=${create}&kol=k1&name=${encodeURIComponent('阿澄')}&project_build_invitation_uuid=b1&other=x`;
    const { screen, fill, next, account } = await renderPage(`/register?${query}`);
    await account();
    await next.click();
    await fill('公司名稱', '山眠');
    await fill('聯絡人', '許雅筑');
    await fill('聯絡電話', '02-2345-6789');
    registered = (body) => ok({ email: body.email, type: 'Vendor' });
    await screen.getByRole('button', { name: '完成註冊' }).click();
    await expect.element(screen.getByText('已送出')).toBeVisible();
    expect(takeGoPath(sessionStorage)).toBe(way);
    await screen.unmount();
  }
});

test('R-auth-03 next is off until everything is complete and agreed to; pressed earlier, it names what is missing', async () => {
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

test('R-auth-09 a taken address is reported while typing, before anything is sent', async () => {
  taken = ['taken@sanmin.example'];
  const { screen, fill, next, account } = await renderPage();
  await account('taken@sanmin.example');
  await expect.element(screen.getByText('信箱已存在')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await fill('電子郵件', 'free@sanmin.example');
  await expect.element(screen.getByText('這個信箱可以使用')).toBeVisible();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

test('R-auth-20 R-auth-07 a user who came from an invitation is led back to it', async () => {
  useSession.getState().invited({ project_uuid: 'p1', path: '/register/invitation/mailed?task_uuid=t1' });
  expect(useSession.getState().invitedData).toEqual({ project_uuid: 'p1' });
  const { screen } = await renderPage();
  await screen.getByRole('link', { name: '從邀請註冊' }).click();
  await expect.element(screen.getByText('/register/invitation/mailed?task_uuid=t1')).toBeVisible();
});

test('R-auth-07 a user who returns without having signed in elsewhere is back at the invitation', async () => {
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

test('R-auth-31 a refused value is reported at the field, on its step, and typed text is kept', async () => {
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

test('R-val-07 R-val-08 R-auth-04 an invalid value is reported on blur', async () => {
  const { screen, fill, next, account } = await renderPage();
  await account();
  await next.click();
  await fill('聯絡電話', '0912-3');
  await fill('公司名稱', '山眠');
  await expect.element(screen.getByText('無效的電話號碼')).toBeVisible();
  await fill('聯絡電話', '0912x');
  await expect.element(screen.getByText('注意格式是否錯誤')).toBeVisible();
});

test('typed text survives a reload, except for the password and the consent', async () => {
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

test('R-auth-05 the third step of creators survives a reload too', async () => {
  const first = await renderPage();
  await first.screen.getByRole('radio', { name: /^創作者/ }).click();
  await first.account();
  await first.next.click();
  await first.fill('頻道／藝名', '阿澄');
  await first.fill('聯絡電話', '0912345678');
  await first.next.click();
  await first.screen.getByLabelText(/^YouTube/).fill('https://youtube.com/@cheng');
  await first.screen.getByLabelText(/^合作費用/).fill('一支三萬起');
  await first.screen.unmount();

  const { screen, fill, next } = await renderPage();
  await expect.element(screen.getByRole('radio', { name: /^創作者/ })).toBeChecked();
  await fill('密碼', 'paidang2026');
  await screen.getByRole('checkbox', { name: '我同意' }).click();
  await next.click();
  await expect.element(screen.getByLabelText('聯絡電話')).toHaveValue('0912345678');
  await next.click();
  await expect.element(screen.getByLabelText(/^YouTube/)).toHaveValue('https://youtube.com/@cheng');
  await expect.element(screen.getByLabelText(/^合作費用/)).toHaveValue('一支三萬起');
});

test('input stops at the maximum length', async () => {
  const { screen, next, account } = await renderPage();
  await account();
  await next.click();
  await expect.element(screen.getByLabelText('公司名稱')).toHaveAttribute('maxlength', `${limits.account.nameLength}`);
  await expect.element(screen.getByLabelText('聯絡電話')).toHaveAttribute('maxlength', `${limits.account.phoneLength}`);
});

test('a message below a field, error or success, moves nothing', async () => {
  const { screen, fill, next } = await renderPage();
  const top = () => next.element().getBoundingClientRect().top;
  const before = top();
  await fill('電子郵件', 'yachu');
  await fill('密碼', 'paidang2026');
  await expect.element(screen.getByText('請填寫正確的Email格式')).toBeVisible();
  expect(top()).toBe(before);
  await fill('電子郵件', 'yachu@sanmin.example');
  await fill('密碼', 'paidang2027');
  await expect.element(screen.getByText('請填寫正確的Email格式')).not.toBeInTheDocument();
  await expect.element(screen.getByText('這個信箱可以使用')).toBeVisible();
  expect(top()).toBe(before);
});
