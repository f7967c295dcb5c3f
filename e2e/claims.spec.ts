import { openOutline, openProject, projects } from './fixtures/demo.ts';
import { OutlinePage } from './fixtures/outline-page.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const risky = '消除皺紋';

test('what may be a risk is chosen by the brief, shown while it is written, kept with the version and answered by both', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const panelOf = (page: typeof creator) => page.getByRole('region', { name: '廣告用語健檢' });
  const draft = new OutlinePage(creator);

  await test.step('the vendor says in the brief what is advertised', async () => {
    await openProject(vendor, projects.fresh);
    await vendor
      .getByRole('list', { name: '任務步驟' })
      .getByRole('link', { name: /需求單/ })
      .click();
    await vendor
      .getByRole('button', { name: '編輯草稿' })
      .or(vendor.getByRole('link', { name: '修改需求單' }))
      .click();
    await vendor.getByRole('combobox', { name: '商品類別' }).click();
    await vendor.getByRole('option', { name: '酒', exact: true }).click();
    await expect(vendor.getByText(/請在「一定要說」加上兩句警語/)).toBeVisible();
    await vendor.getByRole('combobox', { name: '商品類別' }).click();
    await vendor.getByRole('option', { name: '化粧品與保養品' }).click();
    await vendor.getByRole('button', { name: '送出v2' }).click();
    await expect(
      vendor
        .getByText('輪到阿澄')
        .or(vendor.getByText(/等阿澄確認/))
        .first(),
    ).toBeVisible();
  });

  await test.step('the creator understands it, and writes something that may be a risk', async () => {
    await openProject(creator, projects.fresh);
    await creator
      .getByRole('list', { name: '任務步驟' })
      .getByRole('link', { name: /需求單/ })
      .click();
    await creator.getByRole('button', { name: '確認需求' }).click();
    await expect(creator.getByText('已確認需求').first()).toBeVisible();
    await openOutline(creator, projects.fresh);
    await draft.editor.click();
    await draft.type(`睡前三滴，${risky}，洗完不過敏。`);
    await expect(creator.getByRole('button', { name: '1處高風險用語' })).toBeVisible();
    await expect.poll(() => creator.evaluate(() => CSS.highlights.get('pd-claim-3')?.size)).toBe(1);
  });

  await test.step('safer words are taken over with the keyboard, and undone in the text', async () => {
    await creator.keyboard.press('Shift+F8');
    const card = creator.getByRole('dialog', { name: '用語健檢：不過敏' });
    await expect(card).toBeFocused();
    const use = card.getByRole('button', { name: /把「不過敏」改成/ }).first();
    await use.focus();
    await creator.keyboard.press('Enter');
    await expect(draft.editor).toContainText('舒緩因乾燥引起的皮膚敏感');
    await draft.editor.click();
    await creator.keyboard.press('Control+z');
    await expect(draft.editor).toContainText('不過敏');
  });

  await test.step('sending asks once, and sends', async () => {
    await draft.sendButton(1).click();
    const question = creator.getByRole('alertdialog', { name: '還有1處高風險用語' });
    await expect(question).toContainText(`「${risky}」可能有風險`);
    await question.getByRole('button', { name: '照樣送出' }).click();
    await expect(draft.version(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the vendor sees what was found, and says why it may be said', async () => {
    await openOutline(vendor, projects.fresh);
    await vendor.getByRole('button', { name: /^用語健檢/ }).click();
    const panel = panelOf(vendor);
    await expect(panel.getByText('僅供參考，實際以主管機關公告為準')).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(`^${risky}`) }).click();
    await panel.getByRole('button', { name: '我們可以這樣說，因為…' }).click();
    await panel.getByRole('textbox', { name: '我們可以這樣說，因為' }).fill('法規已確認，附人體測試報告。');
    await panel.getByRole('button', { name: '儲存理由' }).click();
    await expect(panel.getByText('許雅筑：我們可以這樣說，因為')).toBeVisible();
  });

  await test.step('the creator sees the reason without reloading', async () => {
    await creator.keyboard.press('F8');
    const card = creator.getByRole('dialog', { name: `用語健檢：${risky}` });
    await expect(card.getByText('法規已確認，附人體測試報告。')).toBeVisible();
    await card.getByRole('button', { name: '在健檢清單裡看' }).click();
    await expect(panelOf(creator).getByText('法規已確認，附人體測試報告。')).toBeVisible();
  });
});
