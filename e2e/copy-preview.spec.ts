import { openProject, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('copy is read as the post it will be: its fold, its counts, and on another platform', async ({ person }) => {
  const vendor = await person({ as: accounts.vendor });
  await openProject(vendor, projects.online);
  await vendor
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /文案・Instagram/ })
    .click();
  await vendor.getByRole('button', { name: '預覽', exact: true }).click();
  const post = vendor.getByRole('article', { name: '發佈後的樣子，Instagram' });
  await expect(post.getByText('與山眠的付費合作夥伴')).toBeVisible();
  const more = post.getByRole('button', { name: '… 更多' });
  await more.press('Enter');
  await expect(post.getByRole('button', { name: '收合' })).toBeFocused();
  await expect(vendor.getByText(/ \/ 2,200$/)).toBeVisible();
  await looksRight(vendor);
  await vendor.getByRole('combobox', { name: '看成' }).click();
  await vendor.getByRole('option', { name: 'Threads' }).click();
  await expect(vendor.getByText(/ \/ 500$/)).toBeVisible();
});
