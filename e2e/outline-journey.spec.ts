import type { Page } from '@playwright/test';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openOutline, openProject, people, picture, projects } from './fixtures/demo.ts';
import { popup, tells, whenLive } from './fixtures/live.ts';
import { OutlinePage } from './fixtures/outline-page.ts';
import { selectText } from './fixtures/select-text.ts';
import { accounts, expect, logIn, test } from './fixtures/test.ts';

const sentence = '開場是凌晨一點的書桌，螢幕的光打在臉上。';
const rewritten = '開場是清晨六點的書桌，螢幕的光打在臉上。';
const remark = '凌晨太暗了，改成清晨好嗎？參考這兩張。';

const frame = (page: Page, code: string) =>
  page.getByRole('list', { name: '任務步驟' }).getByRole('listitem').filter({ hasText: code });

/** The question shown after a vendor's action: 阿澄 has a LINE account in the demo. */
const answerLine = (vendor: Page, answer: '傳送' | '不傳送') =>
  vendor
    .getByRole('alertdialog', { name: '是否傳送 LINE 通知給網紅？' })
    .getByRole('button', { name: answer, exact: true })
    .click();

test('R-out-01 R-out-02 R-out-03 R-out-04 R-out-05 R-rt-01 R-sh-12 R-ntf-13 an outline from the first draft to its acceptance', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const [creator, vendor] = [await person(), await person()];
  const [draft, review] = [new OutlinePage(creator), new OutlinePage(vendor)];
  const [creatorBoard, vendorBoard] = [new CommentBoard(creator), new CommentBoard(vendor)];
  let path = '';

  await test.step('the creator writes a draft with headings, a link, a picture and a table', async () => {
    await logIn(creator, accounts.creator);
    path = `/outline/${await openOutline(creator, projects.fresh)}`;
    await draft.editor.click();
    await draft.heading('睡前五分鐘，把今天關掉');
    await draft.heading('開場', 'H2');
    // Meets the requirements of the brief, so that sending needs no confirmation.
    await draft.type(`${sentence}成分請看產品頁。香氣可維持約三個月，可補充香氛片。`);
    await draft.link('產品頁', 'https://example.com/night-serum');
    await draft.toEnd();
    await creator.keyboard.press('Enter');
    await draft.insertPicture(picture('night_wide'));
    await draft.toEnd();
    await draft.insertTable([
      ['時間', '畫面', '重點'],
      ['00:00', '凌晨的書桌', '先有共鳴'],
      ['00:45', '七天自拍', '只改變一件事'],
    ]);
    await creator.getByRole('button', { name: '暫存' }).click();
    await draft.saved();
  });

  await test.step('the saved draft is invisible to the vendor', async () => {
    await logIn(vendor, accounts.vendor);
    await openOutline(vendor, projects.fresh);
    await expect(vendor.getByText('還沒有大綱')).toBeVisible();
    await expect(vendor.getByText('睡前五分鐘')).toHaveCount(0);
    await whenLive(vendor, () => vendor.goto('/project_list'));
    await expect(popup(vendor, /創意大綱/)).toHaveCount(0);
  });

  await test.step('sending v1 reaches the vendor on another page, long before the next poll', async () => {
    await draft.sendButton(1).click();
    const told = popup(vendor, /^阿澄\s*提供了《香氛枕｜換季開箱》的創意大綱$/);
    // It stays while the pointer is over it.
    await told.hover();
    await expect(draft.version(1)).toHaveAttribute('aria-current', 'true');
    await told.click();
  });

  await test.step('the popup leads to the outline', async () => {
    await expect(vendor).toHaveURL(new RegExp(path));
    await expect(review.text.getByRole('heading', { name: '睡前五分鐘，把今天關掉' })).toBeVisible();
    await expect(review.text.getByRole('link', { name: '產品頁' })).toHaveAttribute('rel', /noopener/);
    await expect(review.text.getByRole('table').getByRole('row')).toHaveCount(3);
    await expect
      .poll(() => review.text.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the vendor comments on a selected sentence with two pictures', async () => {
    await selectText(review.text, sentence);
    await vendor.getByRole('toolbar', { name: '選取文字的工具' }).getByRole('button', { name: '針對這段留言' }).click();
    await expect(vendorBoard.composer).toBeFocused();
    await vendorBoard.send(remark, picture('night_close'), picture('desk'));
  });

  await test.step('the creator sees it without reloading, and answers', async () => {
    const comment = creatorBoard.comment(remark);
    await expect(comment).toBeVisible();
    await expect(comment.getByRole('button', { name: `到原文：${sentence}` })).toBeVisible();
    await expect(comment.getByRole('button', { name: /^放大許雅筑附的圖片/ })).toHaveCount(2);
    await creatorBoard.reply(remark, '好，改成清晨六點。');
    await expect(vendorBoard.comment(remark).getByRole('listitem').filter({ hasText: '改成清晨六點' })).toBeVisible();
  });

  await test.step('the creator edits and sends v2', async () => {
    await draft.editDraft();
    await draft.replace('凌晨一點', '清晨六點');
    await draft.replace('七天自拍', '十四天自拍');
    await draft.editor.getByText('成分請看').click();
    await creator.keyboard.press('End');
    await draft.insertPicture(picture('serum_top'));
    await tells(vendor, /修改了/, () => draft.send(2));
  });

  await test.step('the vendor compares v2 with v1', async () => {
    await expect(review.version(2)).toHaveAttribute('aria-current', 'true');
    await expect(review.versions.getByRole('switch', { name: '與前一版比對' })).toBeChecked();
    const text = review.text.getByRole('paragraph').filter({ hasText: '的書桌，螢幕的光' });
    await expect(text.locator('del')).toHaveText(['凌晨一']);
    await expect(text.locator('ins')).toHaveText(['清晨六']);
    const cell = review.text.getByRole('cell').filter({ hasText: '天自拍' });
    await expect(cell.locator('del')).toHaveText('七');
    await expect(cell.locator('ins')).toHaveText('十四');
    await expect(review.text.locator('ins img')).toHaveCount(1);
    await expect(text.locator('ins')).toHaveCSS('text-decoration-line', 'underline');
    await expect(text.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  });

  await test.step('the vendor marks the comment processed and asks for one more change', async () => {
    await vendorBoard.comment(remark).getByRole('checkbox', { name: '標為已處理' }).click();
    await expect(vendorBoard.drawer.getByRole('radio', { name: '未處理 0' })).toBeVisible();
    await expect(creatorBoard.drawer.getByRole('radio', { name: '已處理 1' })).toBeVisible();
    await vendor.getByRole('button', { name: '請阿澄修改' }).click();
    const dialog = vendor.getByRole('dialog', { name: '請阿澄修改' });
    await dialog.getByLabel('修改說明').fill('片尾再加一句關燈。');
    // A refusal is shown next to the button, and the text stays.
    const refusal = { status: 409, json: { status: '0409', code: '0409', message: '大綱剛剛有更新' } };
    // Not with `times: 1`: when Playwright stops intercepting, other requests of the page can hang.
    let isRefused = false;
    await vendor.route('**/api/outlines/*/request-changes', (route) => {
      if (isRefused) return route.fallback();
      isRefused = true;
      return route.fulfill(refusal);
    });
    await dialog.getByRole('button', { name: '送出修改請求' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('大綱剛剛有更新');
    await expect(dialog.getByLabel('修改說明')).toHaveValue('片尾再加一句關燈。');
    await tells(creator, /請你修改/, async () => {
      await dialog.getByRole('button', { name: '送出修改請求' }).click();
      await expect(dialog).toBeHidden();
      await answerLine(vendor, '傳送');
    });
    await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('請照留言修改後送出v3');
  });

  await test.step('v3 follows and the creator finalises it', async () => {
    await expect(draft.editor).toBeVisible();
    await expect(creatorBoard.comment('片尾再加一句關燈。')).toBeVisible();
    await draft.replace('只改變一件事', '最後把燈關掉');
    await creatorBoard.comment('片尾再加一句關燈。').getByRole('checkbox', { name: '標為已處理' }).click();
    await expect(creatorBoard.drawer.getByRole('radio', { name: '未處理 0' })).toBeVisible();
    await draft.send(3);
    await creator.getByRole('button', { name: '定稿', exact: true }).click();
    const asked = creator.getByRole('alertdialog');
    await tells(vendor, /定稿了/, () => asked.getByRole('button', { name: '定稿', exact: true }).click());
    await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('v3已定稿，等山眠驗收');
  });

  await test.step('the vendor accepts and the film strip moves on for both', async () => {
    await whenLive(creator, () => openProject(creator, projects.fresh));
    await expect(frame(creator, '030')).toContainText('輪到山眠');
    await tells(creator, /通過了/, async () => {
      await vendor.getByRole('button', { name: '確認大綱', exact: true }).click();
      await answerLine(vendor, '不傳送');
    });
    await expect(vendor.getByRole('region', { name: '目前進度' })).toContainText('v3已驗收');
    await expect(frame(creator, '030')).toContainText('v3 已驗收');
    await expect(frame(creator, '040')).toContainText('輪到你');
    await openProject(vendor, projects.fresh);
    await expect(frame(vendor, '030')).toContainText('v3 已驗收');
    await expect(frame(vendor, '040')).toContainText(`輪到${people.creator}`);
  });

  await test.step('a reload keeps everything', async () => {
    for (const [page, outline, board] of [
      [creator, draft, creatorBoard],
      [vendor, review, vendorBoard],
    ] as const) {
      await page.goto(path);
      await page.reload();
      await expect(outline.version(3)).toHaveAttribute('aria-current', 'true');
      await expect(outline.version(1)).toBeVisible();
      await expect(outline.text).toContainText('最後把燈關掉');
      await board.show('已處理');
      const comment = board.comment(remark);
      await expect(comment.getByRole('listitem').filter({ hasText: '改成清晨六點' })).toBeVisible();
      await expect(comment.getByRole('button', { name: /^放大許雅筑附的圖片/ })).toHaveCount(2);
    }
    await review.version(1).click();
    await expect(review.text).toContainText(sentence);
    await expect(review.text).not.toContainText(rewritten);
  });
});

test('R-rta-05 R-rta-06 R-prj-07 R-prj-11 R-ntf-13 dates are suggested, agreed on, and open the outline', async ({
  person,
}) => {
  const noise = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to/];
  const [vendor, creator] = [await person({ as: accounts.vendor, noise }), await person({ as: accounts.creator })];
  const openSchedule = async (page: Page) => {
    await openProject(page, projects.proposed);
    await frame(page, '090').getByRole('link').click();
    await page.waitForURL(/schedule-setting\?id=.+&index=0&task_uuid=.+&task_type=short_video/);
  };
  await whenLive(creator, () => openSchedule(creator));
  await expect(creator.getByRole('button', { name: '收回' })).toBeVisible();
  await openSchedule(vendor);
  await expect(creator.getByRole('button', { name: '收回' })).toHaveCount(0);

  // The form is loaded with the page, so an adjustment can be started without a network.
  await vendor.waitForLoadState('networkidle');
  await vendor.context().setOffline(true);
  await vendor.getByRole('button', { name: '建議調整' }).click();
  const online = vendor.getByRole('textbox', { name: /作品上線日/ });
  await expect(online).toBeEditable();
  await vendor.context().setOffline(false);
  // Not next year: on the first morning of a year in Taipei that is the current year, whose dates omit the year.
  const year = new Date().getFullYear() + 2;
  await online.fill(`${year}-12-30`);
  await vendor.getByRole('textbox', { name: '調整的原因' }).fill('想和新年檔期一起上。');
  await vendor.getByRole('button', { name: '送出建議' }).click();
  await answerLine(vendor, '不傳送');

  await popup(creator, /建議調整/).click();
  await expect(creator.getByText('想和新年檔期一起上。').first()).toBeVisible();
  await creator.getByRole('button', { name: '確認時程' }).click();
  await expect(vendor.getByText('還可以免費調整2次')).toBeVisible();

  await vendor.getByRole('link', { name: '看完整紀錄' }).click();
  const newest = vendor.getByRole('list', { name: '時程紀錄' }).getByRole('listitem').first();
  await expect(newest.getByRole('row', { name: /^作品上線日/ })).toContainText(`${year}/12/30`);
  await openProject(creator, projects.proposed);
  await expect(frame(creator, '030').getByText('輪到你撰寫大綱')).toBeVisible();
});
