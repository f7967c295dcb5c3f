import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { vendor as user } from '../../testing/people';
import { LoginForm } from './login-form';

const refuse = (status: number, code: string) => async () =>
  Response.json({ status: code, code, message: '' }, { status });

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  useSession.getState().logout();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  return () => vi.unstubAllGlobals();
});

async function renderForm() {
  const onForgot = vi.fn();
  const onSuccess = vi.fn();
  const onUnverified = vi.fn();
  const screen = await render(<LoginForm onForgot={onForgot} onSuccess={onSuccess} onUnverified={onUnverified} />);
  const button = screen.getByRole('button', { name: '登入' });
  const fill = async (email = user.email, password = 'paidang2026') => {
    await screen.getByLabelText('電子郵件').fill(email);
    await screen.getByLabelText('密碼', { exact: true }).fill(password);
  };
  return { screen, button, fill, onForgot, onSuccess, onUnverified };
}

test('R-auth-11 the button stays off until both fields are valid; pressing it earlier names what is missing', async () => {
  const { screen, button, fill, onSuccess } = await renderForm();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect.element(screen.getByLabelText('電子郵件')).toHaveFocus();
  await expect.element(screen.getByLabelText('電子郵件')).toBeInvalid();
  await expect.element(screen.getByLabelText('密碼', { exact: true })).toBeInvalid();
  await fill('vendor');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await fill();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  expect(onSuccess).not.toHaveBeenCalled();
});

test('R-val-02 a wrong address is named when the field is left', async () => {
  const { screen, fill } = await renderForm();
  await fill('vendor');
  await expect.element(screen.getByText('電子郵件不正確')).toBeVisible();
});

test.each([
  ['R-auth-12', '0102', '帳號或密碼錯誤'],
  ['R-auth-13', '0103', '帳號權限錯誤'],
  ['R-auth-15', '0400', '無法登入,請洽客服人員'],
])('%s code %s says %s and keeps nobody', async (_id, code, words) => {
  fetched.mockImplementation(refuse(403, code));
  const { screen, button, fill, onSuccess } = await renderForm();
  await fill();
  await button.click();
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(onSuccess).not.toHaveBeenCalled();
  expect(localStorage.getItem('paidang.token')).toBeNull();
  expect(useSession.getState().status).toBe('error');
});

test('R-auth-14 R-auth-17 an unverified account is remembered and sent to verify', async () => {
  const data = { email: user.email, type: 'Vendor' };
  fetched.mockImplementation(async () =>
    Response.json({ status: '0104', code: '0104', message: '', data }, { status: 403 }),
  );
  const { screen, button, fill, onUnverified } = await renderForm();
  await fill();
  await button.click();
  await expect.element(screen.getByText('帳號尚未驗證')).toBeVisible();
  expect(onUnverified).toHaveBeenCalledOnce();
  expect(useSession.getState().registerSendData).toEqual(data);
  expect(useSession.getState().token).toBeNull();
});

test('R-auth-10 R-auth-16 a right password signs in, by Enter too', async () => {
  let answer: (response: Response) => void = () => {};
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { fill, onSuccess } = await renderForm();
  expect(useSession.getState().status).toBe('empty');
  await fill();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(useSession.getState().status).toBe('loading'));
  answer(Response.json({ status: '0000', message: '', data: { token: 't', user, socket: false } }));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(useSession.getState()).toMatchObject({ status: 'success', token: 't', socket: false });
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/auth/login');
  expect(JSON.parse(String(init?.body))).toEqual({ email: user.email, password: 'paidang2026' });
});

test('shows the password on request', async () => {
  const { screen, fill } = await renderForm();
  await fill();
  await screen.getByRole('button', { name: '顯示密碼' }).click();
  await expect.element(screen.getByLabelText('密碼', { exact: true })).toHaveAttribute('type', 'text');
});
