import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('a vendor follows the performance of the closed projects from a creator to a project, and back', async ({
  person,
}) => {
  const page = await person({ as: accounts.vendor });
  await page.goto('/project');
  await page.getByRole('navigation', { name: '主要導覽' }).getByRole('link', { name: '成效' }).click();
  await expect(page.getByRole('heading', { name: '成效', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/成效/);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('5份報告')).toBeVisible();
  await looksRight(page);

  await test.step('the address keeps grouping, order and filters', async () => {
    await page.getByRole('radio', { name: '平台' }).click();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('columnheader', { name: '觀看次數' }).getByRole('button').click();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: '觀看次數' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL('/performance?group=platform&sort=views');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/performance');
    await page.getByRole('link', { name: /^阿澄/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('2份報告')).toBeVisible();
  });

  await test.step('the file has what is filtered', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: '下載CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^成效 \d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain(projects.closed);
  });

  await page.getByRole('link', { name: projects.closed }).click();
  await expect(page).toHaveURL(/\/project_progress\?/);
  await page.goBack();
  await page.getByRole('button', { name: '清除篩選' }).click();
  await expect(page.getByText('5份報告')).toBeVisible();
});

test('the performance on a phone', async ({ person }) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  await page.goto('/performance?group=month');
  await expect(rows(page).first().getByText('每次觀看', { exact: true })).toBeVisible();
  await looksRight(page);
});

test('R-role-03 a creator finds no performance', async ({ person }) => {
  const page = await person({ as: accounts.creator });
  await page.goto('/performance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到這一頁');
  await expect(page.getByRole('link', { name: '成效' })).toHaveCount(0);
});
