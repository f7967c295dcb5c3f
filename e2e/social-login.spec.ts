import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures/test.ts';

/** On the page of the local provider. */
async function signInAs(page: Page, name: string, email?: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /本機的 (Google|LINE) 登入/ })).toBeVisible();
  await page.getByLabel('名稱').fill(name);
  if (email) await page.getByLabel('電子郵件').fill(email);
  await page.getByRole('button', { name: '繼續' }).click();
}

test('R-auth-24 R-rtp-18 R-rtp-26 a creator registers with Google, and is signed straight in the next time', async ({
  person,
}) => {
  const page = await person();
  const email = 'new.creator@gmail.example';
  await page.goto('/register');
  await page.getByRole('radio', { name: /^創作者/ }).click();
  await page.getByRole('link', { name: '用 Google 註冊' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL('/register?login_refused=denied');
  await expect(page.getByText('你取消了，所以沒有登入，也沒有綁定。')).toBeVisible();

  await expect(page.getByRole('radio', { name: /^創作者/ })).toBeChecked();
  await page.getByRole('link', { name: '用 Google 註冊' }).click();
  await signInAs(page, '新來的', email);
  await expect(page).toHaveURL(/\/register\/isForm3rdLogin/);
  await expect(page.getByLabel('電子郵件')).toHaveValue(email);
  await expect(page.getByLabel('電子郵件')).not.toBeEditable();
  await expect(page.getByLabel('密碼')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^創作者/ })).toBeChecked();
  await page.getByRole('checkbox', { name: '我同意' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('頻道／藝名').fill('新來的');
  await page.getByLabel('聯絡電話').fill('0912-345-678');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '完成註冊' }).click();
  await expect(page).toHaveURL('/project');

  await page.getByRole('button', { name: '新來的的選單' }).click();
  await page.getByRole('menuitem', { name: '登出' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/?login');
  await page.getByRole('dialog').getByRole('link', { name: '用 Google 登入' }).click();
  await signInAs(page, '新來的', email);
  await expect(page).toHaveURL('/project');
  await expect(page.getByRole('button', { name: '新來的的選單' })).toBeVisible();
});

test('R-rtp-15 R-auth-25 an account is linked by its password, and LINE is bound from the profile', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/?login');
  await page.getByRole('dialog').getByRole('link', { name: '用 Google 登入' }).click();
  await signInAs(page, '許雅筑', accounts.vendor);
  await expect(page.getByRole('heading', { name: '綁定 Google 帳號' })).toBeVisible();
  await page.getByLabel('密碼', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: '綁定並登入' }).click();
  await expect(page.getByText('密碼錯誤')).toBeVisible();
  await page.getByLabel('密碼', { exact: true }).fill(accounts.password);
  await page.getByRole('button', { name: '綁定並登入' }).click();
  await expect(page).toHaveURL('/project');

  await page.goto('/profile/notify');
  await page.getByRole('button', { name: '綁定 LINE' }).click();
  await signInAs(page, '雅筑');
  await expect(page.getByRole('main')).toContainText(accounts.vendor);
  await page.getByRole('button', { name: '確認綁定' }).click();
  await expect(page).toHaveURL('/profile/notify');
  await expect(page.getByText('LINE 帳號：雅筑')).toBeVisible();

  await page.goto('/profile/security');
  await page.getByRole('button', { name: '解除 Google 綁定' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除綁定' }).click();
  await expect(page.getByRole('button', { name: '綁定 Google', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '解除 LINE 綁定' })).toBeVisible();
});
