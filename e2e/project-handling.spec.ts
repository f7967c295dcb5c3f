import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openProject, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`R-rta-01 R-rta-02 R-prj-12 at ${device} a project is edited, gets a task, is duplicated, and a closed one is archived`, async ({
    person,
  }) => {
    test.setTimeout(120_000);
    const page = await person({ as: accounts.vendor, viewport });

    await test.step('today’s work links to the list of all projects, which can be downloaded as a file', async () => {
      await page.goto('/project');
      await expect(page.getByRole('heading', { name: '專案管理' })).toBeVisible();
      await looksRight(page);
      await page.getByRole('main').getByRole('link', { name: '專案列表' }).click();
      await expect(page.getByRole('heading', { name: '專案列表' })).toBeVisible();
      await looksRight(page);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: '下載 CSV' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^專案列表-.*\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toContain(projects.fresh);
    });

    await test.step('it is renamed', async () => {
      await openProject(page, projects.fresh);
      await choose(page, '編輯專案');
      const dialog = page.getByRole('dialog', { name: '編輯專案' });
      await dialog.getByLabel('專案名稱').fill('香氛枕｜春日開箱');
      await looksRight(page);
      await dialog.getByRole('button', { name: '儲存' }).click();
      await expect(page.getByRole('heading', { name: '香氛枕｜春日開箱' })).toBeVisible();
    });

    await test.step('a task is added, and removed again', async () => {
      await choose(page, '新增任務');
      const dialog = page.getByRole('dialog', { name: '新增任務' });
      await dialog.getByLabel('任務名稱').fill('限時動態預告');
      await dialog.getByRole('button', { name: '新增任務' }).click();
      await expect(page.getByRole('tab', { name: /限時動態預告/ })).toHaveAttribute('aria-selected', 'true');
      await choose(page, '移除這個任務');
      await page.getByRole('alertdialog').getByRole('button', { name: '移除任務' }).click();
      await expect(page.getByRole('tab', { name: /限時動態預告/ })).toHaveCount(0);
    });

    await test.step('it is duplicated, which opens the copy', async () => {
      await choose(page, '複製成新專案');
      const dialog = page.getByRole('dialog', { name: '複製成新專案' });
      await dialog.getByLabel('新專案的名稱').fill('香氛枕｜夏日開箱');
      await dialog.getByRole('button', { name: '複製專案' }).click();
      await expect(page.getByRole('heading', { name: '香氛枕｜夏日開箱' })).toBeVisible();
      await expect(page.getByRole('button', { name: '邀請創作者' })).toBeVisible();
      await choose(page, '寄出的邀請');
      await expect(page.getByRole('dialog').getByText('這個專案還沒有寄出邀請。')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a closed one is archived, and found under its tab', async () => {
      await page.goto('/project_list?tab=closed');
      await page
        .getByRole('button', { name: `封存《${projects.closed}》` })
        .filter({ visible: true })
        .click();
      await expect(
        page.getByRole('link', { name: projects.closed, exact: true }).filter({ visible: true }),
      ).toHaveCount(0);
      await page.getByRole('tab', { name: /^已封存/ }).click();
      await expect(
        page.getByRole('link', { name: projects.closed, exact: true }).filter({ visible: true }),
      ).toBeVisible();
      await looksRight(page);
    });
  });
}
