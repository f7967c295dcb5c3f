import type { Page } from '@playwright/test';
import { openProject, people, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test, testOnSharedServer } from './fixtures/test.ts';

/** Answers all choices of the questionnaire that is open. */
async function answer(page: Page): Promise<void> {
  for (const group of await page.getByRole('radiogroup').all()) {
    const scale = group.getByRole('radio', { name: '5分，非常滿意' });
    await ((await scale.count()) > 0 ? scale : group.getByRole('radio', { name: '願意', exact: true })).check();
  }
}

test('R-rate-01 R-rate-02 R-rate-03 R-rate-04 R-rate-05 R-rate-06 both rate when the reports are accepted, and neither sees the other yet', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });

  await test.step('the vendor accepts both reports, and is asked to rate on that page', async () => {
    await openProject(vendor, projects.reported);
    await vendor
      .getByRole('list', { name: '任務步驟' })
      .getByRole('link', { name: /結案報告/ })
      .click();
    for (const platform of ['YouTube', 'Instagram']) {
      await vendor
        .getByRole('navigation', { name: '平台' })
        .getByRole('link', { name: new RegExp(`^${platform}`) })
        .click();
      await vendor.locator('[data-slot="moves-bar"]').getByRole('button', { name: '確認結案' }).click();
      const asked = vendor.getByRole('alertdialog', { name: `確認${platform}結案？` });
      await asked.getByRole('button', { name: '確認結案' }).click();
      await vendor
        .getByRole('alertdialog', { name: /LINE 通知/ })
        .getByRole('button', { name: '不傳送', exact: true })
        .click();
      await expect(vendor.getByRole('region', { name: platform }).getByText('已結案')).toBeVisible();
    }
    await vendor.getByRole('link', { name: '為這次合作評分' }).click();
    await expect(vendor.getByRole('heading', { name: `為${people.creator}評分` })).toBeVisible();
    await looksRight(vendor);
  });

  await test.step('the vendor rates the creator, and the product', async () => {
    await answer(vendor);
    await vendor.getByLabel('還有什麼想說的？').fill('下一次再一起拍。');
    await vendor.reload();
    await expect(vendor.getByLabel('還有什麼想說的？')).toHaveValue('下一次再一起拍。');
    await vendor.getByRole('button', { name: '送出評分' }).click();
    await expect(vendor.getByRole('heading', { name: /^使用拍檔的感受/ })).toBeVisible();
    await expect(vendor.getByRole('button', { name: '修改評分' })).toBeVisible();
    await answer(vendor);
    await vendor.getByRole('button', { name: '送出評分' }).click();
    await expect(vendor.getByRole('button', { name: '送出評分' })).toBeHidden();
    await looksRight(vendor);
  });

  await test.step('the creator comes from the project, on a phone, and sees nothing of it', async () => {
    await openProject(creator, projects.reported);
    await creator.getByRole('link', { name: '為這次合作評分' }).click();
    await expect(creator.getByRole('heading', { name: `為${people.brand}評分` })).toBeVisible();
    await looksRight(creator);
    await answer(creator);
    await creator.getByRole('button', { name: '送出評分' }).click();
    await expect(creator.getByText('還沒公開')).toBeVisible();
    await expect(creator.getByText('下一次再一起拍。')).toHaveCount(0);
    await creator.getByRole('button', { name: '略過' }).click();
    await creator.getByRole('alertdialog').getByRole('button', { name: '略過' }).click();
    await expect(creator.getByText('你略過了這份評分。')).toBeVisible();
    await looksRight(creator);
  });
});

testOnSharedServer(
  'R-rate-06 of a project closed long ago both ratings are side by side, and both people have an average',
  async ({ person }) => {
    const vendor = await person({ as: accounts.vendor });
    await openProject(vendor, projects.closed);
    await expect(vendor.getByText(/^\d\.\d／5（3次合作）$/)).toBeVisible();
    await vendor.getByRole('link', { name: '查看評分' }).click();
    const theirs = vendor.getByRole('region', { name: `${people.creator}給你的評分` });
    await expect(theirs.getByText('修改意見都寫得很清楚，一次就改完。')).toBeVisible();
    await expect(vendor.getByRole('region', { name: `你給${people.creator}的評分` })).toBeVisible();
    await looksRight(vendor);
  },
);
