import { looksRight } from './fixtures/looks-right.ts';
import { authenticatorCode, enterConsole, staff } from './fixtures/staff.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const password = 'tuesday-in-taipei';

test('a member of staff changes the password and the authenticator, and signs in with a recovery code', async ({
  person,
}) => {
  const page = await person();
  await enterConsole(page, staff.content);
  await page.goto('/console/account');

  await page.getByLabel('目前的密碼', { exact: true }).fill(accounts.password);
  await page.getByLabel('新密碼', { exact: true }).fill(password);
  await page.getByLabel('再輸入一次新密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '變更密碼' }).click();
  await expect(page.getByText('密碼已更新，其他裝置已登出', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '更換驗證器' }).click();
  const dialog = page.getByRole('dialog', { name: '更換驗證器' });
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('新驗證器的驗證碼').fill(await authenticatorCode({ secret }));
  // The current code was used to sign in, and no code is accepted twice.
  await dialog.getByLabel('目前的驗證碼').fill(await authenticatorCode({ ahead: 30 }));
  await looksRight(page);
  await dialog.getByRole('button', { name: '完成更換' }).click();

  const codes = page.getByRole('dialog', { name: '保存備用碼' });
  const code = (await codes.getByRole('list', { name: '備用碼' }).getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('checkbox', { name: '我已經保存好了' }).click();
  await codes.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('備用碼還有10組。')).toBeVisible();

  const fresh = await person();
  await fresh.goto('/console/login');
  await fresh.getByLabel('電子郵件').fill(staff.content);
  for (const tried of [accounts.password, password]) {
    await fresh.getByLabel('密碼', { exact: true }).fill(tried);
    await fresh.getByRole('button', { name: '下一步' }).click();
    if (tried === accounts.password) await expect(fresh.getByText('帳號或密碼錯誤')).toBeVisible();
  }
  await fresh.getByRole('button', { name: '手機不在身邊，改用備用碼' }).click();
  await fresh.getByLabel('備用碼').fill(code);
  await fresh.getByRole('button', { name: '登入', exact: true }).click();
  await fresh.waitForURL('**/console');
  await expect(fresh.getByText('已用掉一組備用碼，還有9組')).toBeVisible();
});
