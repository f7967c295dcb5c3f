import { CommentBoard } from './fixtures/comment-board.ts';
import { openProject, projects } from './fixtures/demo.ts';
import { ScriptPage } from './fixtures/script-page.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const remark = '這一段太長，縮成一句。';

test('R-rta-14 R-scr-04 R-scr-10 R-scr-14 a script in every form, and comments on one of its segments', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const script = new ScriptPage(creator);
  let path = '';

  await test.step('the creator writes on one page', async () => {
    await openProject(creator, projects.fresh);
    await creator.getByRole('list', { name: '任務步驟' }).getByRole('link', { name: /腳本/ }).click();
    await script.choose('一頁式腳本');
    await script.text.click();
    await creator.keyboard.insertText('先從一句話開始。');
    await script.saved();
  });

  await test.step('changes the form, and finds the words again when coming back to it', async () => {
    await script.changeForm();
    await script.choose('分段腳本');
    await creator.getByRole('alertdialog').getByRole('button', { name: '封存並更換' }).click();
    await creator.waitForURL(/draft-script$|draft-script\?/);
    await script.add(1, '開場', '又失眠了。');
    await script.saved();
    await script.changeForm();
    await script.choose('一頁式腳本');
    await creator.getByRole('alertdialog').getByRole('button', { name: '封存並更換' }).click();
    await expect(script.text).toHaveText('先從一句話開始。');
  });

  await test.step('goes on one segment at a time, with what stood there', async () => {
    await script.changeForm();
    await script.choose('逐段腳本');
    await creator.getByRole('alertdialog').getByRole('button', { name: '封存並更換' }).click();
    await creator.waitForURL(/draft-script-separate/);
    await expect(creator.getByRole('textbox', { name: '段落1標題' })).toHaveValue('開場');
    await script.add(2, '產品', '今晚試試這個。香氣可維持約三個月，可補充香氛片。');
    await expect(creator.getByText('第2段，共2段')).toBeVisible();
    await creator.getByRole('button', { name: '上一段' }).click();
    await expect(creator.getByRole('textbox', { name: '段落1的旁白' })).toHaveValue('又失眠了。');
    await script.saved();
    path = new URL(creator.url()).pathname;
  });

  await test.step('the vendor opens the step early, and the creator sends it', async () => {
    await vendor.goto(path);
    await vendor.getByRole('button', { name: '提前開放' }).click();
    await creator.getByRole('button', { name: '送出v1' }).click();
    await expect(creator.getByRole('complementary', { name: '版本' })).toContainText('共1版');
  });

  await test.step('the vendor comments on the second segment only', async () => {
    const board = new CommentBoard(vendor);
    await vendor.getByRole('button', { name: '段落2的留言' }).click();
    await expect(vendor.getByText('只看段落2：產品')).toBeVisible();
    await board.send(remark);
    await vendor.getByRole('button', { name: '段落1的留言' }).click();
    await expect(board.comment(remark)).toHaveCount(0);
  });

  await test.step('the creator sees the count at that segment, and the comment behind it', async () => {
    await creator.getByRole('button', { name: '段落2的留言，1則未處理' }).click();
    await expect(new CommentBoard(creator).comment(remark)).toBeVisible();
    await expect(creator.getByRole('button', { name: '段落1的留言', exact: true })).toBeVisible();
  });

  await test.step('the vendor puts the step away, and brings it back', async () => {
    await vendor.getByRole('button', { name: '更多操作' }).click();
    await vendor.getByRole('menuitem', { name: '封存這一步' }).click();
    await vendor.getByRole('alertdialog').getByRole('button', { name: '封存', exact: true }).click();
    await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('已封存');
    await creator.getByRole('button', { name: '復原這一步' }).click();
    await expect(vendor.getByRole('button', { name: '確認腳本' })).toBeVisible();
  });
});
