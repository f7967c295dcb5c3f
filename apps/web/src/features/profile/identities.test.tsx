import type { Identity } from '@paidang/contract/entities';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../data/errors';
import { Identities } from './identities';

const google: Identity = {
  provider: 'google',
  name: '阿澄',
  email: 'cheng@gmail.example',
  bound_at: new Date().toISOString(),
};

test('R-auth-25 a linked account is unlinked after a confirmation, and a refusal stays visible', async () => {
  const onUnbind = vi.fn().mockRejectedValue(new ApiError(422, '0422', '這是唯一的登入方式，請先設定密碼，再解除綁定'));
  const onBind = vi.fn(async () => {});
  await render(
    <Identities
      identities={[google]}
      available={{ google: true, line: true }}
      refused={null}
      onBind={onBind}
      onUnbind={onUnbind}
    />,
  );
  await expect.element(page.getByText(/cheng@gmail\.example/)).toBeVisible();
  await page.getByRole('button', { name: '解除 Google 綁定' }).click();
  expect(onUnbind).not.toHaveBeenCalled();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除綁定' }).click();
  expect(onUnbind).toHaveBeenCalledWith('google');
  await expect.element(page.getByText('這是唯一的登入方式，請先設定密碼，再解除綁定')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '綁定 LINE' }).click();
  expect(onBind).toHaveBeenCalledWith('line');
});

test('providers that this server does not support are not offered', async () => {
  await render(
    <Identities identities={[]} available={{ google: true }} refused={null} onBind={vi.fn()} onUnbind={vi.fn()} />,
  );
  await expect.element(page.getByRole('button', { name: '綁定 Google' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '綁定 LINE' })).not.toBeInTheDocument();
});
