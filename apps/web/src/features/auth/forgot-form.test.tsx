import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStillClock } from '../../../../../tooling/still-clock';
import { ForgotForm } from './forgot-form';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  return () => vi.unstubAllGlobals();
});

const succeed = async () => Response.json({ status: '0000', message: '', data: null });
const fail = async () => Response.json({ status: '0500', code: '0500', message: '' }, { status: 500 });

async function renderForm(email?: string) {
  const onDone = vi.fn();
  const screen = await render(<ForgotForm email={email ?? ''} onBack={() => {}} onDone={onDone} />);
  return {
    screen,
    onDone,
    field: screen.getByLabelText('電子郵件'),
    button: screen.getByRole('button', { name: '寄出' }),
  };
}

describe('a forgotten password', () => {
  test('R-auth-30 a wrong address is named at once and cannot be sent', async () => {
    const { screen, field, button } = await renderForm();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await field.fill('cheng@film');
    await expect.element(screen.getByText('注意信箱格式是否錯誤')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await field.fill('cheng@film.example');
    await expect.element(screen.getByText('注意信箱格式是否錯誤')).not.toBeInTheDocument();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
  });

  test('R-auth-28 R-auth-29 says where to look, then closes after two seconds', async () => {
    fetched.mockImplementation(succeed);
    const { screen, onDone } = await renderForm('cheng@film.example');
    useStillClock();
    await screen.getByRole('button', { name: '寄出' }).click();
    await expect.element(screen.getByText('請至信箱收取驗證信')).toBeVisible();
    // The timer starts only after the notice is rendered.
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(1999);
    expect(onDone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDone).toHaveBeenCalledOnce();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ email: 'cheng@film.example' });
  });

  test('R-auth-28 R-err-12 a failure says whom to contact, and keeps the typed address', async () => {
    fetched.mockImplementation(fail);
    const { screen, field, onDone } = await renderForm('cheng@film.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('錯誤')).toBeVisible();
    await expect.element(screen.getByText('請聯繫專人為您服務')).toBeVisible();
    await expect.element(field).toHaveValue('cheng@film.example');
    expect(onDone).not.toHaveBeenCalled();
  });
});
