import { openOutline, openProject, people, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { OutlinePage } from './fixtures/outline-page.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const asked = '香氣可維持約三個月';

test('what the brief asks for is followed through the outline and the film, and confirmed by both', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const panelOf = (page: typeof creator) => page.getByRole('region', { name: '需求對照' });
  const draft = new OutlinePage(creator);

  await test.step('the creator sees what is missing while writing, and is asked once when sending', async () => {
    await openOutline(creator, projects.fresh);
    await draft.editor.click();
    await draft.type('換季的第一天，先整理房間。');
    await creator.getByRole('button', { name: /^需求對照\s*1\/2\s*已對到/ }).click();
    await expect(panelOf(creator).getByRole('button', { name: new RegExp(`${asked}.*缺`) })).toBeVisible();
    await draft.sendButton(1).click();
    const question = creator.getByRole('alertdialog', { name: '1條需求還沒對到' });
    await expect(question).toContainText(asked);
    await question.getByRole('button', { name: '照樣送出' }).click();
    await expect(draft.version(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the vendor says where it is after all, and the creator sees who said so', async () => {
    await openOutline(vendor, projects.fresh);
    await vendor.getByRole('button', { name: /^需求對照\s*1\/2/ }).click();
    const panel = panelOf(vendor);
    await panel.getByRole('button', { name: new RegExp(asked) }).click();
    await panel.getByRole('button', { name: '這裡有做到⋯' }).click();
    await panel.getByRole('textbox', { name: '在哪裡、怎麼做到的' }).fill('整理房間那段會用旁白帶到');
    await looksRight(vendor);
    await panel.getByRole('button', { name: '儲存' }).click();
    await expect(panel.getByText(new RegExp(`^${people.vendor}.*確認對到$`))).toBeVisible();
    await creator.getByRole('button', { name: /^需求對照\s*2\/2/ }).waitFor();
    await panelOf(creator)
      .getByRole('button', { name: new RegExp(asked) })
      .click();
    await expect(panelOf(creator).getByText('整理房間那段會用旁白帶到')).toBeVisible();
  });

  await test.step('a moment of a film is marked where it stands', async () => {
    await openProject(vendor, projects.cut);
    const matrix = vendor.getByRole('table').filter({ hasText: '需求單v1' });
    await expect(matrix.getByRole('row', { name: /滴管滴在掌心的特寫/ })).toContainText('缺');
    await looksRight(vendor);
    await vendor.getByRole('list', { name: '任務步驟' }).getByRole('link', { name: /影片/ }).click();
    await vendor.getByRole('button', { name: /^需求對照\s*4\/6/ }).click();
    const panel = panelOf(vendor);
    await panel.getByRole('button', { name: /滴管滴在掌心的特寫/ }).click();
    await panel.getByRole('button', { name: /^標在00:00:/ }).click();
    await expect(panel.getByText(new RegExp(`^${people.vendor}.*確認對到$`))).toBeVisible();
  });
});
