import { ChatRoom } from './fixtures/chat-room.ts';
import { people } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('a message is changed, answered with a feeling and taken back before the eyes of the other side', async ({
  person,
}) => {
  const creator = await person({ as: accounts.creator });
  const vendor = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  const [mine, theirs] = [new ChatRoom(creator, people.vendor), new ChatRoom(vendor, people.creator)];
  await mine.open();
  await theirs.open();
  const act = async (room: ChatRoom, words: string, name: string) => {
    await room.message(words).hover();
    await room.message(words).getByRole('button', { name, exact: true }).click();
  };

  await test.step('what was mistyped is mended, and both see that it was', async () => {
    await mine.field.fill('週三交初剪');
    await mine.field.press('Enter');
    await expect(theirs.message('週三交初剪')).toBeVisible();
    await act(mine, '週三交初剪', '編輯');
    const edited = mine.region.getByRole('textbox', { name: '編輯訊息' });
    await expect(edited).toBeFocused();
    await edited.fill('週四交初剪');
    await edited.press('Enter');
    for (const room of [mine, theirs]) {
      await expect(room.message('週四交初剪')).toContainText('已編輯');
      await expect(room.message('週三交初剪')).toHaveCount(0);
    }
  });

  await test.step('both feel the same about it, and one of them not any more', async () => {
    await act(theirs, '週四交初剪', '表達心情');
    await theirs.region.getByRole('group', { name: '選一個心情' }).getByRole('button', { name: '👍' }).click();
    await mine.message('週四交初剪').getByRole('button', { name: '👍 1人', exact: true }).click();
    await expect(theirs.message('週四交初剪').getByRole('button', { name: '👍 2人，包括你' })).toBeVisible();
    await looksRight(vendor);
    await theirs.message('週四交初剪').getByRole('button', { name: '👍 2人，包括你' }).click();
    await expect(mine.message('週四交初剪').getByRole('button', { name: '👍 1人，包括你' })).toBeVisible();
    await expect(theirs.message('週四交初剪').getByRole('button', { name: '編輯' })).toHaveCount(0);
  });

  await test.step('taken back it is asked about first, and gone for both', async () => {
    await act(mine, '週四交初剪', '收回');
    await mine.region.getByRole('group', { name: '收回這則訊息？' }).getByRole('button', { name: '收回' }).click();
    for (const room of [mine, theirs]) {
      await expect(room.messages.last()).toContainText('此訊息已收回');
      await expect(room.message('週四交初剪')).toHaveCount(0);
    }
    await looksRight(creator);
    await vendor.reload();
    await expect(theirs.messages.last()).toContainText('此訊息已收回');
  });
});
