import type { Page } from '@playwright/test';
import { barriers } from './fixtures/barriers.ts';
import { openProject, picture, projects } from './fixtures/demo.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const header = '內容,影片標題,影片發布時間,觀看次數,曝光點閱率 (%),喜歡次數,已新增留言';
const table = [
  header,
  '總計,,,"229,386",9.1,12000,1300',
  'dQw4w9WgXcQ,旅行枕開箱,2026年12月16日,"214,386",9.41,11842,1206',
  "aaaaaaaaaaa,=cmd|'/C calc'!A0,2026年11月1日,15000,8.2,158,-94",
].join('\r\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);

/** Opens the creator's form for the report of the first platform. */
async function openForm(page: Page): Promise<void> {
  await openProject(page, projects.online);
  await page
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /結案報告/ })
    .click();
  await page.waitForURL(/\/case_report\//);
  await page
    .getByRole('navigation', { name: '平台' })
    .getByRole('link', { name: /^YouTube/ })
    .click();
}

/** The report of a platform whose works have not all passed waits for the vendor's request. */
async function requestReport(vendor: Page): Promise<void> {
  await openForm(vendor);
  await vendor.locator('[data-slot="moves-bar"]').getByRole('button', { name: '請創作者提供報告' }).click();
  await vendor
    .getByRole('alertdialog', { name: /LINE 通知/ })
    .getByRole('button', { name: '不傳送', exact: true })
    .click();
}

async function provide(creator: Page): Promise<void> {
  for (const [name, value] of [
    ['影片總觀看次數', '5000'],
    ['首週觀看次數', '4000'],
    ['喜歡次數', '300'],
    ['留言數', '20'],
  ] as const) {
    await figure(creator, name).fill(value);
  }
  await creator.locator('[data-slot="moves-bar"]').getByRole('button', { name: '提供報告' }).click();
  await expect(creator.getByText('已提供YouTube的結案報告', { exact: true })).toBeVisible();
}

for (const width of [1440, 390]) {
  test(`R-rep-02 R-rep-05 a report is filled in from exported files at ${width} px`, async ({ person }) => {
    const page = await person({ as: accounts.creator, viewport: { width, height: 844 } });
    await openForm(page);
    await figure(page, '喜歡次數').fill('9000');
    await page.getByRole('button', { name: '匯入', exact: true }).click();

    await test.step('a file that cannot be read says which line and why', async () => {
      await choose(page, csv('壞掉.csv', 'Content,Video title,Views\na,A,1\nb,"B,1\n'));
      await expect(page.getByRole('alert')).toContainText('第3行：這一行的引號不成對，無法讀取');
      expect(await barriers(page, 'all')).toEqual([]);
      await page.getByRole('button', { name: '換一個檔案' }).click();
    });

    await test.step('the post is chosen; what is replaced is marked; a figure is left out', async () => {
      await choose(page, csv('表格資料.csv', table));
      await page.getByRole('combobox', { name: /這次合作的貼文/ }).click();
      await expect(page.getByRole('option', { name: "=cmd|'/C calc'!A0" })).toBeVisible();
      await page.getByRole('option', { name: '旅行枕開箱' }).click();
      await expect(page.getByRole('row', { name: /^喜歡次數/ })).toContainText('取代');
      await expect(page.getByText('第4行「已新增留言」：不能小於0')).toBeAttached();
      await page.getByRole('combobox', { name: '「已新增留言」填到' }).click();
      await page.getByRole('option', { name: '不匯入' }).click();
      expect(await barriers(page, 'all')).toEqual([]);
      await page.getByRole('button', { name: '填入3項數據' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(figure(page, '影片總觀看次數')).toHaveValue('214,386');
      await expect(figure(page, '喜歡次數')).toHaveValue('11,842');
      await expect(figure(page, '留言數')).toHaveValue('');
    });

    await test.step('it is taken back, and filled in again with the days', async () => {
      await page.getByRole('button', { name: '復原匯入' }).click();
      await expect(figure(page, '喜歡次數')).toHaveValue('9,000');
      await expect(figure(page, '影片總觀看次數')).toHaveValue('');
      await page.getByRole('button', { name: '匯入', exact: true }).click();
      await choose(page, csv('總計.csv', '日期,觀看次數\n2026-12-16,38412\n2026-12-17,31000\n'));
      await page.getByRole('button', { name: '填入2天' }).click();
      await expect(page.getByLabel('第2列日期')).toHaveValue('2026-12-17');
      // At the current scroll position a bar may cover half of a link, which axe reports as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await barriers(page, 'all')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.locator('[data-slot="moves-bar"]').getByText(/已自動儲存/)).toBeVisible();
    });
  });
}

test('an import is open while the report is provided in another tab: it closes, and nothing is overwritten', async ({
  person,
}) => {
  await requestReport(await person({ as: accounts.vendor }));
  const page = await person({ as: accounts.creator });
  await openForm(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: '匯入', exact: true }).click();
  await choose(page, csv('表格資料.csv', table));
  await expect(page.getByRole('combobox', { name: /這次合作的貼文/ })).toBeVisible();
  await provide(other);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: '各項數據' })).toBeVisible();
  await expect(page.getByText('5,000').first()).toBeVisible();
});

test('R-rep-05 a screenshot proves a figure: added, pasted, removed, seen by the vendor and printed', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const vendor = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  const creator = await person({ as: accounts.creator });
  await requestReport(vendor);
  await openForm(creator);

  await test.step('one is chosen, opened and removed', async () => {
    await creator.getByLabel('喜歡次數附上或貼上截圖').first().setInputFiles(picture('analytics'));
    await creator.getByRole('button', { name: '喜歡次數的截圖', exact: true }).click();
    const viewer = creator.getByRole('dialog', { name: '圖片檢視' });
    await expect(viewer.getByRole('img')).toBeVisible();
    await viewer.getByRole('button', { name: '關閉' }).click();
    await creator.getByRole('button', { name: '移除喜歡次數的截圖' }).click();
    await expect(creator.getByRole('button', { name: '喜歡次數附上或貼上截圖' })).toBeVisible();
  });

  await test.step('others are pasted into the fields they prove', async () => {
    for (const name of ['喜歡次數', '留言數']) {
      await figure(creator, name).evaluate(async (field) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
        const clipboardData = new DataTransfer();
        if (blob) clipboardData.items.add(new File([blob], 'image.png', { type: blob.type }));
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(creator.getByRole('button', { name: `${name}的截圖`, exact: true })).toBeVisible();
    }
    expect(await barriers(creator, 'all')).toEqual([]);
    await provide(creator);
  });

  await test.step('the vendor opens them, on a phone and on paper', async () => {
    await expect(vendor.getByRole('heading', { name: '數據截圖' })).toBeVisible();
    await vendor.getByRole('button', { name: '看截圖：留言數' }).click();
    const viewer = vendor.getByRole('dialog', { name: '圖片檢視' });
    await expect(viewer.getByText('留言數　20')).toBeVisible();
    await viewer.getByRole('button', { name: '關閉' }).click();
    expect(await barriers(vendor, 'all')).toEqual([]);
    await vendor.emulateMedia({ media: 'print' });
    const screenshots = vendor.locator('section', { hasText: '數據截圖' }).last().locator('img');
    await expect(screenshots).toHaveCount(2);
    await expect(screenshots.first()).toBeVisible();
  });
});
