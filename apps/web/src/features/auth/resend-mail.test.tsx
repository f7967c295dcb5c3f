import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { ResendMail } from './resend-mail';

const fetched = vi.fn<typeof fetch>();
const email = 'cheng@film.example';

beforeEach(() => {
  useSession.getState().logout();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ status: '0000', message: '', data: null }));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('R-auth-34 a mail can be requested again after a minute, for the address being verified', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  useSession.getState().registered({ email, type: 'Creator', sentAt: Date.now() - 30_000 });
  const screen = await render(<ResendMail />);
  await expect
    .element(screen.getByRole('button', { name: '30秒後可再寄一次' }))
    .toHaveAttribute('aria-disabled', 'true');
  useSession.getState().registered({ email, type: 'Creator', sentAt: Date.now() - 60_000 });
  await screen.getByRole('button', { name: '再寄一次驗證信' }).click();
  await expect.element(screen.getByText('已再寄一次，請至信箱收取驗證信')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /秒後可再寄一次$/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ email });
  expect(useSession.getState().registerSendData).toMatchObject({ email, type: 'Creator' });
});

test('R-val-02 asks for the address if it is not known', async () => {
  const screen = await render(<ResendMail />);
  const send = screen.getByRole('button', { name: '再寄一次驗證信' });
  await send.click();
  await expect.element(screen.getByText('請填寫此欄位')).toBeVisible();
  await screen.getByLabelText('電子郵件').fill('cheng');
  await expect.element(screen.getByText('請填寫正確的Email格式')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await screen.getByLabelText('電子郵件').fill(email);
  await send.click();
  await expect.element(screen.getByText('已再寄一次，請至信箱收取驗證信')).toBeVisible();
});
