import { ChatRoom } from './fixtures/chat-room.ts';
import { people } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { enterConsole, staff } from './fixtures/staff.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const words = '先匯保證金，就把案子給你';
const hidden = '此訊息已由平台隱藏';
const reason = '要求對方先匯款';

test('a message is reported and hidden for both at once; its author is suspended, whose open tab says why', async ({
  person,
}) => {
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const [mine, theirs] = [new ChatRoom(creator, people.vendor), new ChatRoom(vendor, people.creator)];
  await theirs.open();
  await theirs.field.fill(words);
  await theirs.field.press('Enter');

  await test.step('the creator reports what the vendor wrote', async () => {
    await mine.open();
    await mine.message(words).hover();
    await mine.message(words).getByRole('button', { name: '檢舉' }).click();
    const dialog = creator.getByRole('dialog', { name: '檢舉這則內容' });
    await dialog.getByRole('radio', { name: '詐騙或可疑連結' }).click();
    await dialog.getByRole('button', { name: '送出檢舉' }).click();
    await expect(dialog).toBeHidden();
  });

  const member = await person();
  await test.step('the staff hide it, and it is gone from both open conversations', async () => {
    await enterConsole(member, staff.all);
    await member.goto('/console/abuse');
    await member
      .getByRole('list', { name: '檢舉' })
      .getByRole('link', { name: new RegExp(words) })
      .click();
    await member.getByRole('radio', { name: '隱藏內容' }).click();
    await member.getByLabel('原因').fill(reason);
    await looksRight(member);
    await member.getByRole('button', { name: '處理', exact: true }).click();
    for (const room of [mine, theirs]) {
      await expect(room.message(hidden)).toBeVisible();
      await expect(room.message(words)).toHaveCount(0);
    }
  });

  await test.step('the account is suspended, and its open tab is signed out with the reason', async () => {
    await member.getByRole('link', { name: /^這個人共被檢舉/ }).click();
    await member.getByRole('button', { name: '停用帳號' }).click();
    const dialog = member.getByRole('dialog', { name: '停用這個帳號？' });
    await dialog.getByLabel('原因').fill(reason);
    await dialog.getByRole('button', { name: '停用帳號' }).click();
    await expect(vendor).toHaveURL('/error/suspended');
    await expect(vendor.getByRole('heading', { name: '帳號已停用' })).toBeVisible();
    await vendor.reload();
    await expect(vendor.getByText(`原因：${reason}`)).toBeVisible();
    await looksRight(vendor);
    await vendor.goto('/project_list');
    await expect(vendor).toHaveURL('/');
  });
});
