import type { Page } from '@playwright/test';
import { openProject, people, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

/** Asks to cancel the project whose page is open. */
async function askToCancel(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '取消合作' }).click();
  const asked = page.getByRole('dialog', { name: '取消合作' });
  await asked.getByLabel('取消的原因').fill(reason);
  await asked.getByRole('button', { name: '送出申請' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText('你提出了取消合作，等對方回覆。')).toBeVisible();
}

test('R-prj-14 a collaboration is cancelled by both: asked, declined, asked again, agreed; then it can only be read', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });

  await test.step('what is owed keeps the vendor from closing the project', async () => {
    await openProject(vendor, projects.busy);
    await vendor.getByRole('button', { name: '更多', exact: true }).click();
    await vendor.getByRole('menuitem', { name: '關閉專案' }).click();
    const told = vendor.getByRole('dialog', { name: '還不能關閉專案' });
    await expect(told.getByRole('link', { name: /創意大綱/ })).toBeVisible();
    await looksRight(vendor);
    await told.getByRole('button', { name: '知道了' }).click();
  });

  await test.step('the vendor asks to cancel; the creator does not agree, on a phone', async () => {
    await askToCancel(vendor, '產品延後上市');
    await looksRight(vendor);
    await openProject(creator, projects.busy);
    await expect(creator.getByText(`${people.brand}想取消合作`)).toBeVisible();
    await expect(creator.getByText('產品延後上市').first()).toBeVisible();
    await looksRight(creator);
    await creator.getByRole('button', { name: '不同意' }).click();
    const words = creator.getByRole('dialog', { name: '不同意取消合作' });
    await words.getByLabel('給對方的說明').fill('大綱快定稿了，想照原定計畫上線');
    await words.getByRole('button', { name: '送出' }).click();
    await expect(words).toBeHidden();
    await expect(creator.getByRole('button', { name: '同意取消' })).toBeHidden();
  });

  await test.step('the vendor reads why, and asks again; the list says so', async () => {
    await vendor.reload();
    await expect(vendor.getByText('大綱快定稿了，想照原定計畫上線')).toBeVisible();
    await askToCancel(vendor, '產品停產，無法上市');
    await creator.goto('/project_list');
    await expect(creator.getByText('申請取消合作').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the creator agrees: the project can only be read', async () => {
    await openProject(creator, projects.busy);
    await creator.getByRole('button', { name: '同意取消' }).click();
    await creator
      .getByRole('alertdialog', { name: '同意取消合作？' })
      .getByRole('button', { name: '同意取消' })
      .click();
    await expect(creator.getByText('專案已取消，僅供查看')).toBeVisible();
    await expect(creator.getByText('產品停產，無法上市').first()).toBeVisible();
    await looksRight(creator);
  });

  for (const page of [vendor, creator]) {
    await test.step(`at ${page.viewportSize()?.width} px its outline offers nothing to do`, async () => {
      await openProject(page, projects.busy);
      await expect(page.getByText('專案已取消，僅供查看')).toBeVisible();
      await page
        .getByRole('list', { name: '任務步驟' })
        .getByRole('link', { name: /創意大綱/ })
        .click();
      await page.waitForURL(/\/outline\//);
      await expect(page.getByRole('region', { name: '目前進度' }).getByText('專案已取消，僅供查看')).toBeVisible();
      await expect(page.getByRole('button', { name: /^(送出|確認|驗收|定稿|請.*修改)/ })).toHaveCount(0);
      await looksRight(page);
    });
  }
  await expect(vendor.getByText('專案已取消，不能再留言。').first()).toBeVisible();
});
