import assert from 'node:assert/strict';

/** All elements render, accept properties, emit events and change theme; the same page in Vue and in Svelte. */
export default async function check(page) {
  const output = (text) => page.locator('output').getByText(text, { exact: true });
  await page.getByText('開場再快一點').waitFor();
  await output('2 1').waitFor();

  await page.getByRole('textbox', { name: '大綱' }).click();
  await page.keyboard.type('abc');
  await output('2 1 <p>abc</p>').waitFor();

  await page.getByRole('button', { name: '1 轉正' }).click();
  await output('2 1 <p>abc</p> a').waitFor();

  await page.getByRole('button', { name: '聊天室，2則未讀' }).click();
  await page.getByRole('button', { name: /阿澄/ }).click();
  await page.getByRole('textbox', { name: '給阿澄的訊息' }).fill('你好');
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByText('你好').waitFor();
  await output('0 1 <p>abc</p> a').waitFor();

  await page.getByRole('button', { name: '深色' }).click();
  const themes = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-theme]')].map((one) => one.dataset.theme));
  await page.waitForFunction(() => document.querySelectorAll('[data-theme="dark"]').length >= 3);
  assert.ok((await themes()).includes('dark'));

  await page.getByRole('button', { name: '開始導覽' }).click();
  await page.getByRole('dialog', { name: '從這裡開始' }).waitFor();
}
