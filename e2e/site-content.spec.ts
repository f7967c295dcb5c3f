import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriers } from './fixtures/barriers.ts';
import { enterConsole, staff } from './fixtures/staff.ts';
import { expect, test } from './fixtures/test.ts';

const title = '晨光文具 × 阿澄';
const second = `${title}，第二版`;
const photograph = new URL('../demo/pictures/desk.jpg', import.meta.url);

/** Crops the picture of the case, using the keyboard only. */
async function cropPicture(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '主圖：選擇圖片' }).press('Enter');
  const file = { name: 'desk.jpg', mimeType: 'image/jpeg', buffer: await readFile(photograph) };
  await (await choosing).setFiles(file);
  const dialog = page.getByRole('dialog', { name: '裁切主圖' });
  const zoom = dialog.getByRole('slider', { name: '縮放' });
  await zoom.focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.4');
  expect(await barriers(page)).toEqual([]);
  const use = dialog.getByRole('button', { name: '使用這張' });
  await expect(use).not.toHaveAttribute('aria-disabled', 'true');
  await use.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '主圖：更換' })).toBeVisible();
}

test('R-land-06 R-land-11 an operator publishes a case and a visitor sees it, and an earlier version comes back', async ({
  person,
  server,
}) => {
  /** The page as a client without JavaScript receives it. */
  const isOnLanding = async (words: string) => (await (await fetch(server.url)).text()).includes(words);

  const operator = await person();
  await enterConsole(operator, staff.content);
  await operator.goto('/console/content/success-project');
  await operator.getByRole('link', { name: '新增成功案例' }).click();
  await operator.getByLabel('標題', { exact: true }).fill(title);
  await operator.getByRole('combobox', { name: '產業' }).click();
  await operator.getByRole('option').first().click();
  await cropPicture(operator);
  await expect(operator.getByRole('region', { name: '即時預覽' })).toContainText(title);
  await operator.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(operator.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await barriers(operator)).toEqual([]);
  expect(await isOnLanding(title)).toBe(false);

  const link = operator.getByRole('link', { name: '在新分頁預覽' });
  const preview = await person();
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  expect(await barriers(preview)).toEqual([]);

  await operator.getByRole('button', { name: '公開', exact: true }).click();
  // The landing page shows eight cases, and the demo already has nine.
  await expect(operator.getByText('已公開；首頁最多顯示8筆，這筆排在第10', { exact: true })).toBeVisible();
  await expect(operator.getByText('這筆排在第10，首頁上看不到', { exact: false })).toBeVisible();
  expect(await isOnLanding(title)).toBe(false);
  for (const other of ['tentō × 小鹿出門中', '老巷咖啡 × 廚房裡的貓']) {
    const isShown = operator.getByRole('switch', { name: `顯示${other}` });
    await isShown.press('Space');
    await expect(isShown).not.toBeChecked();
  }
  await expect.poll(() => isOnLanding(title)).toBe(true);

  await operator.getByLabel('標題', { exact: true }).fill(second);
  await operator.getByRole('button', { name: '儲存並公開' }).click();
  await expect.poll(() => isOnLanding(second)).toBe(true);
  await operator.getByRole('button', { name: '看改了什麼' }).first().press('Enter');
  await operator.getByRole('button', { name: '恢復這一版：v1' }).press('Enter');
  await expect(operator.getByLabel('標題', { exact: true })).toHaveValue(title);
  expect(await isOnLanding(second)).toBe(true);
  await operator.getByRole('button', { name: '公開', exact: true }).click();
  await expect.poll(() => isOnLanding(second)).toBe(false);
});
