import type { OwnCreatorCard } from '@paidang/contract/entities';
import { apiOf } from './fixtures/api.ts';
import { barriers } from './fixtures/barriers.ts';
import { people } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test, testOnSharedServer } from './fixtures/test.ts';

const headline = '用一週把話說完的實測派';

test('a creator publishes a card, a vendor finds and invites them, and the card is taken back at once', async ({
  person,
  server,
}) => {
  const creator = await person({ as: accounts.creator });
  const vendor = await person({ as: accounts.vendor });

  await test.step('published for vendors, with what is filled in', async () => {
    const api = await apiOf(creator, server);
    const { data: own } = await api<OwnCreatorCard>('GET', '/api/creator-card');
    const content = {
      ...own.content,
      headline,
      is_open: true,
      categories: ['beauty'],
      platforms: [{ platform: 'YouTube', url: 'https://youtube.com/@acheng', followers: 188_000, views: 120_000 }],
    };
    expect((await api('PUT', '/api/creator-card', { content, revision: own.revision })).status).toBe(200);
    await api('POST', '/api/creator-card/unpublish');
    await creator.goto('/profile/card');
    await creator.getByRole('checkbox', { name: '我已滿18歲' }).click();
    await creator.getByRole('button', { name: '公開名片' }).click();
    await expect(creator.getByText('登入的廠商看得到', { exact: true })).toBeVisible();
    await expect(creator.getByRole('region', { name: '預覽' }).getByText(headline)).toBeVisible();
    await looksRight(creator);
  });

  await test.step('found by filter and word, at an address that keeps both', async () => {
    await vendor.goto('/project');
    await vendor.getByRole('navigation', { name: '主要導覽' }).getByRole('link', { name: '找創作者' }).click();
    await vendor.getByRole('checkbox', { name: '美妝保養' }).click();
    await vendor.keyboard.press('Tab');
    await vendor.getByRole('heading', { name: '找創作者', level: 1 }).click();
    await vendor.keyboard.press('/');
    await vendor.keyboard.type(people.creator);
    await expect(vendor).toHaveURL(/categories=beauty.*q=/);
    await expect(vendor.getByRole('row', { name: new RegExp(people.creator) })).toBeVisible();
    await vendor.reload();
    await expect(vendor.getByRole('checkbox', { name: '美妝保養' })).toBeChecked();
    await expect(vendor.getByRole('searchbox')).toHaveValue(people.creator);
    await looksRight(vendor);
  });

  await test.step('kept in a list with a note, and compared with three others', async () => {
    await vendor.goto('/creators');
    await vendor.getByRole('button', { name: `收藏${people.creator}` }).click();
    const popover = vendor.getByRole('dialog', { name: `把${people.creator}收進` });
    await popover.getByLabel('名單名稱').fill('週年慶候選');
    await popover.getByRole('button', { name: '建立' }).click();
    await expect(popover.getByRole('checkbox', { name: '週年慶候選' })).toBeChecked();
    await vendor.keyboard.press('Escape');
    await vendor.getByRole('link', { name: /^週年慶候選/ }).click();
    const note = vendor.getByRole('table').getByLabel(`${people.creator}的備註`);
    await note.fill('預算五萬內');
    await note.press('Tab');
    await expect(vendor.getByText('備註已儲存', { exact: true })).toBeVisible();
    await vendor.reload();
    await expect(note).toHaveValue('預算五萬內');
    await looksRight(vendor);

    await vendor.getByRole('link', { name: '回到搜尋' }).click();
    const boxes = vendor.getByRole('table').getByRole('checkbox');
    for (let chosen = 0; chosen < 5; chosen += 1) await boxes.nth(chosen).click();
    await expect(vendor.getByText('一次最多比較4位', { exact: true })).toBeVisible();
    await vendor.getByRole('link', { name: '比較4位' }).click();
    await expect(vendor.getByRole('heading', { name: '比較創作者', level: 1 })).toBeVisible();
    await expect(vendor.getByRole('table').getByRole('button', { name: /移出比較$/ })).toHaveCount(4);
    await looksRight(vendor);
    await vendor.goto(`/creators?q=${people.creator}`);
  });

  await test.step('invited from the card into a new project', async () => {
    await vendor
      .getByRole('row')
      .getByRole('link', { name: new RegExp(people.creator) })
      .click();
    await expect(vendor.getByRole('heading', { level: 1 })).toHaveText(people.creator);
    await looksRight(vendor);
    await vendor.getByRole('button', { name: '邀請合作' }).click();
    const dialog = vendor.getByRole('dialog', { name: `邀請${people.creator}合作` });
    await dialog.getByRole('radio', { name: '新的專案' }).click();
    await dialog.getByLabel('專案名稱').fill('冬夜香氛枕｜試睡一週');
    await dialog.getByLabel('品牌').fill('山眠');
    await dialog.getByLabel('產品').fill('香氛枕');
    await dialog.getByLabel('任務名稱').fill('試睡日記');
    expect(await barriers(vendor)).toEqual([]);
    await dialog.getByRole('button', { name: '送出邀請' }).click();
    await expect(dialog).toBeHidden();
    await creator.goto('/invitation');
    await expect(creator.getByText('冬夜香氛枕｜試睡一週').first()).toBeVisible();
  });

  await test.step('taken back with one press, and gone from the vendor’s page', async () => {
    await creator.goto('/profile/card');
    await creator.getByRole('button', { name: '收回名片' }).click();
    await expect(creator.getByText('沒有公開', { exact: true })).toBeVisible();
    const api = await apiOf(vendor, server);
    expect((await api('GET', new URL(vendor.url()).pathname.replace('/creator/', '/api/creators/'))).status).toBe(404);
  });
});

testOnSharedServer('the search for creators on a phone', async ({ person }) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  await page.goto('/creators');
  await page.getByRole('button', { name: '篩選' }).click();
  const sheet = page.getByRole('dialog', { name: '篩選' });
  await sheet.getByRole('slider', { name: '合作費用，最少' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/fee_min=3000/);
  // The list is dimmed until the new search has loaded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});
