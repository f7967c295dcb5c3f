import { barriers } from './fixtures/barriers.ts';
import { expect, mailTest } from './fixtures/mail-test.ts';
import { enterConsole, staff } from './fixtures/staff.ts';

const test = mailTest();

test('R-land-05 a visitor asks for advice and is answered', async ({ person, postBox }) => {
  const email = 'yachu@sanmin.example';
  const visitor = await person();
  await visitor.goto('/customized_service');
  await visitor.getByLabel('怎麼稱呼你').fill('許雅筑');
  await visitor.getByLabel('公司或品牌').fill('山眠');
  await visitor.getByLabel('電子郵件').fill(email);
  await visitor.getByLabel('你的問題').fill('想找在日本的創作者拍夜間修護精華。');
  await expect
    .poll(() => visitor.evaluate(() => sessionStorage.getItem('paidang.consultation-draft')))
    .toContain('想找在日本的創作者');
  await visitor.reload();
  await expect(visitor.getByLabel('你的問題')).toHaveValue('想找在日本的創作者拍夜間修護精華。');
  await visitor.getByRole('checkbox', { name: '我同意拍檔用這些資料聯絡我' }).click();
  // Axe measures a field that is half hidden below the bar as too small.
  await visitor.evaluate(() => window.scrollTo(0, 0));
  expect(await barriers(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: '送出諮詢' }).click();
  await expect(visitor.getByRole('heading', { name: '收到了，謝謝你' })).toBeVisible();
  await expect.poll(() => postBox.newestTo(email)?.subject).toBe('我們收到你的諮詢了｜拍檔');

  const member = await person();
  await enterConsole(member, staff.all);
  await member.goto('/console/consultations');
  await member.getByRole('link', { name: /山眠/ }).click();
  await expect(member.getByText('想找在日本的創作者拍夜間修護精華。')).toBeVisible();
  expect(await barriers(member)).toEqual([]);
  await member.getByLabel('回覆', { exact: true }).fill('我們明天打給你。');
  await member.getByRole('button', { name: '寄出回覆' }).click();
  await expect(member.getByText('已回覆', { exact: true }).first()).toBeVisible();
  await expect.poll(() => postBox.newestTo(email)?.subject).toBe('回覆你的諮詢：專人服務｜拍檔');
  expect(postBox.newestTo(email)?.text).toContain('我們明天打給你。');
});
