import type { Page } from '@playwright/test';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openProject, people, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

/** All contexts of a browser share one clipboard, which may still hold the link of another test. */
async function emptyClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
}

/** A new link is in the list before its address is copied. */
async function copiedLink(page: Page): Promise<string> {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/review\/[\w-]{43}$/);
  return copied();
}

test('somebody without an account looks at a video, comments, reads the answer, and is shut out when the link is revoked', async ({
  person,
}) => {
  const vendor = await person({ as: accounts.vendor });
  const guest = await person({ viewport: { width: 390, height: 844 } });
  const board = new CommentBoard(vendor);
  const said = '瓶身太暗，看不清楚字';
  let address = '';

  await test.step('the vendor makes a link with a password, which is copied', async () => {
    await openProject(vendor, projects.cut);
    await vendor
      .getByRole('list', { name: '任務步驟' })
      .getByRole('link', { name: /影片製作/ })
      .click();
    await vendor.getByRole('button', { name: '更多操作' }).click();
    await vendor.getByRole('menuitem', { name: '訪客連結' }).click();
    const dialog = vendor.getByRole('dialog', { name: '訪客連結' });
    await dialog.getByLabel('標題').fill('給王總監看的影片');
    await dialog.getByLabel('密碼', { exact: false }).first().fill('showme2026');
    await dialog.getByRole('checkbox', { name: '可以下載（畫面印上對方的名字）' }).click();
    await emptyClipboard(vendor);
    await dialog.getByRole('button', { name: '建立並複製連結' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: '給王總監看的影片' })).toContainText('還沒有人看過');
    address = await copiedLink(vendor);
    await dialog.getByRole('button', { name: '完成' }).click();
  });

  await test.step('the guest comes in with name, address and password, and sees the film and nothing else', async () => {
    await guest.goto(new URL(address).pathname);
    await guest.getByLabel('連結的密碼').fill('wrong2026');
    await guest.getByLabel('你的名字').fill('王總監');
    await guest.getByLabel('Email').fill('boss@brand.test');
    await guest.getByRole('button', { name: '開始看影片' }).click();
    await expect(guest.getByText('密碼不正確，請向傳給你連結的人確認')).toBeVisible();
    await guest.getByLabel('連結的密碼').fill('showme2026');
    await guest.getByRole('button', { name: '開始看影片' }).click();
    await expect(guest.getByRole('heading', { name: '給王總監看的影片' })).toBeVisible();
    await expect(guest.locator('[data-slot="watermark"]')).toContainText('王總監');
    await guest.getByRole('button', { name: '下載影片' }).click();
    for (const secret of [projects.cut, people.vendor, people.creator, people.brand]) {
      await expect(guest.getByText(secret)).toHaveCount(0);
    }
  });

  await test.step('what the guest writes is on the board under their name; the answer comes without one', async () => {
    await guest.getByRole('textbox', { name: '寫留言' }).fill(said);
    await guest.getByRole('button', { name: '送出留言' }).click();
    await expect(guest.getByRole('listitem').filter({ hasText: said })).toBeVisible();
    await vendor.reload();
    const comment = board.comment(said);
    await expect(comment).toContainText('王總監');
    await expect(comment).toContainText('訪客');
    await board.reply(said, '會請創作者調亮');
    await guest.reload();
    await expect(guest.getByText('會請創作者調亮')).toBeVisible();
    await expect(guest.getByText(people.vendor)).toHaveCount(0);
  });

  await test.step('the film with the name burned in is ready meanwhile, and is downloaded', async () => {
    // The worker processes one video at a time.
    const file = guest.getByRole('link', { name: '下載影片檔' });
    await expect(file).toBeVisible({ timeout: 60_000 });
    const downloading = guest.waitForEvent('download');
    await file.click();
    expect((await downloading).suggestedFilename()).toBe('給王總監看的影片.mp4');
  });

  await test.step('the link is revoked: the guest is told, and what to do', async () => {
    await vendor.getByRole('button', { name: '更多操作' }).click();
    await vendor.getByRole('menuitem', { name: '訪客連結' }).click();
    const link = vendor
      .getByRole('dialog', { name: '訪客連結' })
      .getByRole('listitem')
      .filter({ hasText: '王總監' })
      .first();
    await expect(link).toContainText('看過1次');
    await expect(link).toContainText('已下載');
    await link.getByRole('button', { name: '撤銷' }).click();
    await vendor.getByRole('alertdialog').getByRole('button', { name: '撤銷' }).click();
    await expect(link).toContainText('已撤銷');
    await guest.getByRole('textbox', { name: '寫留言' }).fill('再一則');
    await guest.getByRole('button', { name: '送出留言' }).click();
    await expect(guest.getByText('連結已經停用，請向傳給你的人再要一個')).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: '這個連結已經停用' })).toBeVisible();
  });
});

test('somebody without an account reads a post with its pictures and its disclosure, by a link with a password', async ({
  person,
}) => {
  const vendor = await person({ as: accounts.vendor });
  const guest = await person({ viewport: { width: 390, height: 844 } });
  await openProject(vendor, projects.posted);
  await vendor
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /文案・Instagram(?! 限時動態)/ })
    .first()
    .click();
  await vendor.getByRole('button', { name: '更多操作' }).click();
  await vendor.getByRole('menuitem', { name: '訪客連結' }).click();
  const dialog = vendor.getByRole('dialog', { name: '訪客連結' });
  await dialog.getByLabel('標題').fill('給法務看的貼文');
  await dialog.getByRole('combobox', { name: '給對方看' }).click();
  await vendor.getByRole('option', { name: 'v1', exact: true }).click();
  await dialog.getByLabel('密碼', { exact: false }).first().fill('showme2026');
  await emptyClipboard(vendor);
  await dialog.getByRole('button', { name: '建立並複製連結' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '給法務看的貼文' })).toContainText('v1');

  await guest.goto(new URL(await copiedLink(vendor)).pathname);
  await guest.getByLabel('你的名字').fill('林律師');
  await guest.getByLabel('Email').fill('law@brand.test');
  await guest.getByLabel('連結的密碼').fill('wrong2026');
  await guest.getByRole('button', { name: '開始看文案' }).click();
  await expect(guest.getByText('密碼不正確，請向傳給你連結的人確認')).toBeVisible();
  await guest.getByLabel('連結的密碼').fill('showme2026');
  await guest.getByRole('button', { name: '開始看文案' }).click();
  await expect(guest.getByRole('heading', { name: '給法務看的貼文' })).toBeVisible();
  const post = guest.getByRole('article', { name: '發佈後的樣子，Instagram' });
  await expect(post).toContainText('與品牌的付費合作夥伴');
  await expect(post).toContainText('冬夜九點');
  const first = post.getByRole('img', { name: '沙發上的枕頭與毛毯' });
  await expect(first).toHaveAttribute('src', /^\/files\/guest-pictures\//);
  await expect
    .poll(() => first.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBeGreaterThan(0);
  for (const secret of [projects.posted, people.vendor, '廚房裡的貓'])
    await expect(guest.getByText(secret)).toHaveCount(0);
  await looksRight(guest);
});
