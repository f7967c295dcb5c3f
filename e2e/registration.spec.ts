import { expect, mailTest } from './fixtures/mail-test.ts';

const test = mailTest({ PAIDANG_DEMO: '0' });
const email = 'yachu@sanmin.example';
const password = 'paidang2026';

test('R-auth-08 R-auth-21 R-nav-13 a vendor registers, verifies by the mailed link and logs in', async ({
  person,
  postBox,
}) => {
  const page = await person();
  await page.goto('/register');
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: '我同意' }).click();
  await expect(page.getByText('這個信箱可以使用')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('公司名稱').fill('山眠');
  await page.getByLabel('聯絡人').fill('許雅筑');
  await page.getByLabel('聯絡電話').fill('02-5550-0168#12');
  await page.getByRole('button', { name: '完成註冊' }).click();
  await expect(page).toHaveURL('/validation');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('button', { name: /秒後可再寄一次/ })).toBeDisabled();

  await expect.poll(() => postBox.newestTo(email)?.subject).toBe('請驗證你的信箱｜拍檔');
  const link = /https?:\S+\/validation\?token=[\w-]+/.exec(postBox.newestTo(email)?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '信箱驗證完成' })).toBeVisible();
  await expect(page).toHaveURL('/project');

  await page.getByRole('button', { name: '許雅筑的選單' }).click();
  await page.getByRole('menuitem', { name: '登出' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '驗證連結不能用了' })).toBeVisible();
  await page.goto('/?login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('電子郵件').fill(email);
  await dialog.getByLabel('密碼', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page).toHaveURL('/project');
});
