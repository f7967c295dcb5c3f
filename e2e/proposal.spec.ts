import { readFile } from 'node:fs/promises';
import { looksRight } from './fixtures/looks-right.ts';
import { pdfPages } from './fixtures/pdf-text.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('R-rta-07 R-pro-03 R-prj-10 a proposal that is accepted becomes a project', async ({ person }) => {
  test.setTimeout(180_000);
  const vendor = await person({ as: accounts.vendor });

  await test.step('the vendor finds it among what there is to do, and reads it', async () => {
    await vendor.goto('/project');
    await vendor
      .getByRole('listitem')
      .filter({ hasText: '專案提案「冬季睡眠企劃」' })
      .getByRole('link', { name: '查看提案' })
      .click();
    await expect(vendor.getByRole('heading', { level: 1, name: /冬季睡眠企劃/ })).toBeVisible();
    await expect(vendor.getByText('NT$145,950').first()).toBeVisible();
    await expect(vendor.getByText('creator@paidang.test')).toHaveCount(0);
    await looksRight(vendor);
  });

  await test.step('asks about it', async () => {
    await vendor.getByRole('textbox', { name: /留言/ }).fill('可以在十二月上線嗎？');
    await vendor.getByRole('button', { name: '送出留言' }).click();
    await expect(vendor.getByText('可以在十二月上線嗎？')).toBeVisible();
  });

  await test.step('keeps it as a file', async () => {
    await vendor.getByRole('button', { name: '列印或下載' }).click();
    const [file] = await Promise.all([
      vendor.waitForEvent('download'),
      vendor.getByRole('menuitem', { name: '下載第1版的PDF檔' }).click(),
    ]);
    const words = (await pdfPages(await readFile(await file.path()))).join(' ');
    expect(words).toContain('NT$145,950');
    expect(words).toContain('小鹿出門中');
  });

  await test.step('accepts it, and goes on in the project the platform runs', async () => {
    await vendor.getByRole('button', { name: '採用提案' }).click();
    await vendor.getByRole('alertdialog').getByRole('button', { name: '採用並建立專案' }).click();
    await vendor.getByRole('link', { name: '前往專案' }).click();
    await vendor.waitForURL(/\/project_progress\?/);
    await expect(vendor.getByRole('heading', { level: 1, name: /冬季睡眠企劃/ })).toBeVisible();
    await expect(vendor.getByText('專人代操').first()).toBeVisible();
  });

  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });
  await test.step('the creator who was proposed is invited, without any price', async () => {
    await creator.goto('/invitation');
    await expect(creator.getByText('冬季睡眠企劃').first()).toBeVisible();
    await expect(creator.getByText(/145,950|68,000/)).toHaveCount(0);
  });
});
