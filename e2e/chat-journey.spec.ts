import { ChatRoom } from './fixtures/chat-room.ts';
import { startComposition } from './fixtures/composition.ts';
import { people, picture } from './fixtures/demo.ts';
import { whenLive } from './fixtures/live.ts';
import { accounts, expect, test, testOnSharedServer } from './fixtures/test.ts';

test('R-rt-02 R-rt-05 R-chat-02 R-chat-07 R-chat-08 R-chat-09 R-chat-15 R-chat-16 R-sh-13 two people write to each other', async ({
  person,
}) => {
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const [mine, theirs] = [new ChatRoom(creator, people.vendor), new ChatRoom(vendor, people.creator)];

  await test.step('the list is 400 px wide, and shows who is there', async () => {
    await whenLive(vendor, () => vendor.goto('/project'));
    await creator.goto('/chat');
    const list = creator.getByRole('complementary', { name: '對話列表' });
    await expect(list.getByRole('button', { name: new RegExp(`^${people.vendor} ，在線上`) })).toBeVisible();
    expect((await list.boundingBox())?.width).toBe(400);
    await mine.open();
    await expect(mine.presence).toHaveText(/^在線上/);
  });

  await test.step('Shift+Enter starts a line, Enter sends, and never what is empty', async () => {
    // The list renders only what fits; the message directly before the new one proves that none is missing.
    const newest = (await mine.messages.last().getAttribute('data-key')) ?? '';
    await mine.field.press('Enter');
    await mine.field.pressSequentially('   ');
    await mine.field.press('Enter');
    await mine.field.fill('第一行');
    await mine.field.press('Shift+Enter');
    await creator.keyboard.insertText('第二行');
    await mine.field.press('Enter');
    await expect(mine.message('第一行')).toHaveText(/第一行\n?第二行/);
    await expect(mine.field).toHaveValue('');
    await expect(mine.messages.nth(-2)).toHaveAttribute('data-key', newest);
  });

  await test.step('it is unread until the vendor opens the room, then it is seen', async () => {
    const icon = vendor.getByRole('button', { name: '聊天，有未讀訊息' });
    await expect(icon).toBeVisible();
    await expect(mine.message('第一行')).not.toContainText('已讀');
    await icon.click();
    const row = vendor.getByRole('dialog', { name: '聊天' }).getByRole('button', { name: /^阿澄/ });
    await expect(row).toContainText('則未讀');
    await vendor.keyboard.press('Escape');
    await theirs.openPopup();
    await expect(theirs.message('第一行')).toBeVisible();
    await expect(mine.message('第一行')).toContainText('已讀');
    await expect(theirs.presence).toHaveText(/^在線上/);
  });

  await test.step('the vendor answers with a file, and reply mode ends', async () => {
    await theirs.replyTo('第一行');
    const bar = theirs.region.locator('[data-slot="chat-reply"]');
    await expect(bar).toContainText(`回覆${people.creator}`);
    await theirs.attach(picture('desk'));
    await theirs.attach({ name: '排程.txt', mimeType: 'text/plain', buffer: Buffer.from('七天\n', 'utf8') });
    await theirs.field.fill('照這個排程走。');
    await theirs.field.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(theirs.region.getByRole('list', { name: '要傳送的檔案' })).toHaveCount(0);
    const answer = mine.message('照這個排程走。');
    await expect(answer.locator('[data-slot="chat-quote"]')).toContainText('第一行');
    await expect(mine.region.getByRole('link', { name: '下載排程.txt' })).toBeVisible();
    await expect(mine.region.getByRole('button', { name: '放大圖片desk.jpg' })).toBeVisible();
    await expect(theirs.messages.last()).toContainText('已讀');
  });

  await test.step('Enter that ends a composition sends nothing', async () => {
    const { compose, commit } = await startComposition(creator);
    const before = await mine.messages.count();
    await mine.field.focus();
    await compose('ㄆㄞ');
    await expect(mine.field).toHaveValue('ㄆㄞ');
    await creator.keyboard.press('Enter');
    await commit('拍檔');
    await expect(mine.field).toHaveValue(/拍檔/);
    await expect(mine.messages).toHaveCount(before);
    await mine.field.press('Enter');
    await expect(mine.message('拍檔')).toBeVisible();
  });

  await test.step('a reload keeps everything, once', async () => {
    await expect(theirs.message('拍檔')).toBeVisible();
    await creator.reload();
    await vendor.reload();
    await theirs.open();
    for (const room of [mine, theirs]) {
      await expect(room.message('拍檔')).toHaveCount(1);
      await expect(room.message('照這個排程走。').locator('[data-slot="chat-quote"]')).toContainText('第一行');
      await expect(room.region.getByRole('link', { name: '下載排程.txt' })).toHaveCount(1);
    }
    await expect(mine.message('拍檔')).toContainText('已讀');
  });
});

testOnSharedServer('R-chat-02 below md the list and the room are two pages', async ({ person }) => {
  const page = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });
  const room = new ChatRoom(page, people.vendor);
  await room.open();
  await expect(page.getByRole('complementary', { name: '對話列表' })).toBeHidden();
  await page.getByRole('button', { name: '回到對話列表' }).click();
  await expect(room.region).toBeHidden();
  await expect(page.getByRole('complementary', { name: '對話列表' })).toBeVisible();
});
