import type { SignedInDevice } from '@paidang/contract/entities';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../data/errors';
import { ProofDialog } from '../proof-dialog';
import { Devices } from './devices';

const at = new Date().toISOString();
const device = (change: Partial<SignedInDevice>): SignedInDevice => ({
  uuid: '0199a000-0000-7000-8000-000000000001',
  device: 'Chrome · macOS',
  created_at: at,
  last_used_at: at,
  is_current: false,
  is_super_login: false,
  ...change,
});

test('signs out devices by name, but offers no sign-out for this one', async () => {
  const onSignOut = vi.fn(async () => {});
  const others = vi.fn(async () => {});
  const phone = device({ uuid: '0199a000-0000-7000-8000-000000000002', device: 'Safari · iOS' });
  const screen = await render(
    <Devices devices={[device({ is_current: true }), phone]} onSignOut={onSignOut} onSignOutOthers={others} />,
  );
  await expect.element(screen.getByText('這個裝置')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '登出Chrome · macOS' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '登出Safari · iOS' }).click();
  expect(onSignOut).toHaveBeenCalledWith(phone.uuid);
  await screen.getByRole('button', { name: '登出其他所有裝置' }).click();
  expect(others).toHaveBeenCalledOnce();
});

test('R-auth-27 marks a super login among the devices', async () => {
  const screen = await render(
    <Devices devices={[device({ is_super_login: true })]} onSignOut={vi.fn()} onSignOutOthers={vi.fn()} />,
  );
  await expect.element(screen.getByText('平台人員代理登入')).toBeVisible();
});

test('shows a wrong password at its field and keeps the input for correction', async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn<(password: string) => Promise<void>>();
  onConfirm.mockRejectedValueOnce(new ApiError(422, '0422', '密碼錯誤')).mockResolvedValueOnce();
  const screen = await render(
    <ProofDialog title="刪除" hint="再輸入一次密碼" confirm="申請刪除" onConfirm={onConfirm} onClose={onClose} />,
  );
  const field = screen.getByLabelText('密碼', { exact: true });
  await expect.element(screen.getByRole('button', { name: '申請刪除' })).toHaveAttribute('aria-disabled', 'true');
  await field.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('密碼錯誤')).toBeVisible();
  await expect.element(field).toHaveValue('wrong');
  expect(onClose).not.toHaveBeenCalled();
  await field.fill('paidang2026');
  await screen.getByRole('button', { name: '申請刪除' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm.mock.calls).toEqual([['wrong'], ['paidang2026']]);
});
