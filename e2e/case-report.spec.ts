import { readFile } from 'node:fs/promises';
import { barriers } from './fixtures/barriers.ts';
import { people, projects } from './fixtures/demo.ts';
import { followFromBell } from './fixtures/live.ts';
import { bar, dontTellByLine, figure, openReport, press } from './fixtures/report-page.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('R-rep-01 R-rep-02 R-rep-05 R-rep-06 R-rep-08 R-rta-20 R-rta-21 R-rta-22 R-rta-23 a closing report from its request to its acceptance', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });

  await test.step('the vendor requests it before all works have passed', async () => {
    await openReport(vendor, projects.online);
    await expect(vendor.getByRole('heading', { name: '還沒有結案報告' })).toBeVisible();
    await press(vendor, '請創作者提供報告');
    await expect(vendor.getByText('已請創作者提供結案報告', { exact: true })).toBeVisible();
    await dontTellByLine(vendor);
  });

  await test.step('the creator fills it in on a phone; a reload keeps it, and what is missing is said', async () => {
    await openReport(creator, projects.online);
    await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('輪到你');
    await creator
      .getByRole('navigation', { name: '平台' })
      .getByRole('link', { name: /^YouTube/ })
      .click();
    await figure(creator, '影片總觀看次數').fill('214386');
    await figure(creator, '女性觀眾').fill('78');
    await figure(creator, '男性觀眾').fill('23');
    await figure(creator, '男性觀眾').blur();
    await expect(creator.getByText('女性與男性合計不能超過100%')).toBeVisible();
    await figure(creator, '男性觀眾').fill('22');
    await expect(creator.getByText('女性與男性合計不能超過100%')).toBeHidden();
    await expect(bar(creator).getByText(/已自動儲存/)).toBeVisible();
    await creator.reload();
    await expect(figure(creator, '影片總觀看次數')).toHaveValue('214,386');
    await press(creator, '提供報告');
    await expect(figure(creator, '首週觀看次數')).toBeFocused();
    await figure(creator, '首週觀看次數').fill('142910');
    await figure(creator, '喜歡次數').fill('11842');
    // The second tab starts from the draft saved on the server.
    const kept = creator.waitForResponse((response) => response.request().postData()?.includes('1206') ?? false);
    await figure(creator, '留言數').fill('1206');
    await kept;
  });

  await test.step('two tabs write at once: what either has is merged figure by figure', async () => {
    const second = await person({ as: accounts.creator, noise: [/ERR_INTERNET_DISCONNECTED/] });
    await second.goto(new URL(creator.url()).pathname);
    await expect(figure(second, '首週觀看次數')).toHaveValue('142,910');
    await second.context().setOffline(true);
    await figure(second, '目前訂閱人數').fill('90000');
    await figure(second, '喜歡次數').fill('11900');
    await figure(second, '喜歡次數').blur();
    await figure(creator, '平均觀看比例').fill('52.4');
    await figure(creator, '平均觀看比例').blur();
    await expect(bar(creator).getByText(/已自動儲存/)).toBeVisible();
    await second.context().setOffline(false);
    await expect(second.getByText('這份草稿在別處改過了')).toBeVisible();
    const places = second.getByRole('list', { name: '兩份草稿不同的地方' });
    await expect(places.getByRole('heading')).toHaveText(['喜歡次數', '目前訂閱人數', '平均觀看比例']);
    await second.getByRole('button', { name: '合併成一份' }).click();
    await expect(figure(second, '平均觀看比例')).toHaveValue('52.4');
    await expect(figure(second, '目前訂閱人數')).toHaveValue('90,000');
    await expect(bar(second).getByText(/已自動儲存/)).toBeVisible();
    await second.close();
    await creator.reload();
    await expect(figure(creator, '目前訂閱人數')).toHaveValue('90,000');
  });

  await test.step('days are pasted from a spreadsheet, and a line that is none is named', async () => {
    await creator.getByRole('button', { name: '新增一天' }).click();
    const paste = (text: string) =>
      creator.getByLabel('第1列日期').evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste('2026/12/16\t38412\n早安\t5');
    await expect(creator.getByText(/第2列看不懂/).first()).toBeVisible();
    await paste('日期\t觀看次數\n2026/12/16\t38,412\n2026/12/17\t31000\n2026/12/18\t22000');
    await expect(creator.getByLabel('第3列日期')).toHaveValue('2026-12-18');
    expect(await barriers(creator, 'all')).toEqual([]);
    await press(creator, '提供報告');
    await expect(creator.getByText('已提供YouTube的結案報告', { exact: true })).toBeVisible();
    await expect(creator.getByText('214,386').first()).toBeVisible();
  });

  await test.step('the vendor comments on a figure; the notification leads the creator to it', async () => {
    await vendor
      .getByRole('navigation', { name: '平台' })
      .getByRole('link', { name: /^YouTube/ })
      .click();
    await vendor.getByRole('button', { name: '對留言數留言' }).click();
    const composer = vendor.getByRole('textbox', { name: '寫留言' });
    await expect(composer).toBeFocused();
    await composer.fill('有包含Shorts的留言嗎？');
    await vendor.getByRole('button', { name: '送出留言' }).click();
    await expect(vendor.getByRole('button', { name: '看留言數的1則留言' })).toBeVisible();
    await followFromBell(creator, /結案報告 YouTube 新增留言/);
    await creator.waitForURL(/[?&]comment=/);
    const sheet = creator.getByRole('dialog', { name: '留言' });
    await expect(sheet.getByText('有包含Shorts的留言嗎？')).toBeVisible();
    await expect(sheet.getByText('留言數 1,206')).toBeVisible();
    await sheet.getByRole('button', { name: '關閉' }).click();
    await expect(creator.getByRole('button', { name: '看留言數的1則留言' })).toBeVisible();
  });

  await test.step('the vendor reads it and asks for an update of one figure', async () => {
    await expect(vendor.getByText('214,386').first()).toBeVisible();
    await expect(vendor.getByRole('heading', { name: '每日數據' })).toBeVisible();
    await expect(vendor.getByRole('region', { name: 'YouTube' }).getByText('已開啟')).toBeVisible();
    expect(await barriers(vendor, 'all')).toEqual([]);
    await press(vendor, `請${people.creator}補充`);
    const dialog = vendor.getByRole('dialog', { name: /補充YouTube/ });
    await dialog.getByRole('button', { name: '送出' }).click();
    await expect(dialog.getByText('請至少選一項')).toBeVisible();
    await dialog.getByLabel('留言數').check();
    await dialog.getByLabel('說明').fill('留言數少了Shorts的部分');
    await dialog.getByRole('button', { name: '送出' }).click();
    await expect(dialog).toBeHidden();
    await dontTellByLine(vendor);
  });

  await test.step('the creator updates it; the vendor sees old and new, and accepts', async () => {
    await expect(creator.getByText('留言數少了Shorts的部分')).toBeVisible();
    await press(creator, '更新報告');
    await creator.waitForURL(/\/case_report\/edit\//);
    await figure(creator, '留言數').fill('1530');
    await press(creator, '提供更新');
    await creator.waitForURL((url) => !url.pathname.includes('/edit/'));
    await expect(vendor.getByText('原為1,206，改為1,530')).toBeAttached();
    await expect(vendor.getByText('第1版的留言，請確認是否已修改')).toBeVisible();
    await press(vendor, '確認結案');
    const asked = vendor.getByRole('alertdialog', { name: '確認YouTube結案？' });
    await asked.getByRole('button', { name: '確認結案' }).click();
    await dontTellByLine(vendor);
    await expect(vendor.getByRole('region', { name: 'YouTube' }).getByText('已結案')).toBeVisible();
    await expect(bar(creator).getByRole('button', { name: '更新報告' })).toBeHidden();
  });

  await test.step('the summary adds up what there is, and goes into a spreadsheet', async () => {
    await vendor.getByRole('link', { name: '成效總表' }).click();
    await expect(vendor.getByRole('heading', { level: 1, name: '成效總表' })).toBeVisible();
    await expect(vendor.getByText('214,386').first()).toBeVisible();
    expect(await barriers(vendor, 'all')).toEqual([]);
    await vendor.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => vendor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const [format, item] of [
      ['csv', 'CSV表格'],
      ['xlsx', 'Excel活頁簿'],
      ['pdf', 'PDF報告'],
    ] as const) {
      const download = vendor.waitForEvent('download');
      await vendor.getByRole('button', { name: '下載' }).click();
      await vendor.getByRole('menuitem', { name: item }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`｜成效總表\\.${format}$`));
      const bytes = await readFile(await file.path(), 'latin1');
      expect(bytes.slice(0, 4)).toBe({ csv: 'ï»¿å', xlsx: 'PK\u0003\u0004', pdf: '%PDF' }[format]);
    }
  });
});
