import { openProject, projects } from './fixtures/demo.ts';
import { asPrinted, pdfPages } from './fixtures/pdf-text.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

/** Parts around a step that are shown on screen and never printed. */
const beside = ['專案列表', '輪到你了', '送出留言', '標為已處理', '跳到主要內容', '與前一版比對'];

const papers = [
  {
    project: projects.busy,
    step: /創意大綱/,
    says: ['030 創意大綱', 'v3，與v2比對', '七天實測：只改變一件事', '收尾：關燈之前'],
  },
  { project: projects.filmed, step: /腳本/, says: ['040 腳本', 'v1', '鬧鐘響之前', '明天見。'] },
  { project: projects.busy, step: /需求單/, says: ['020 需求單', 'v1', '一定要說', '修改輪數'] },
  { project: projects.online, step: /作品上線/, says: ['070 作品上線', 'Instagram', '文案比對'] },
  { project: projects.busy, step: /驗收單/, says: ['驗收單', '已驗收0/7步', '060 文案', 'v3'] },
] as const;

test('R-rta-10 R-rta-12 R-rta-13 R-rta-19 R-rta-24 a step is printed alone, whole, in light colours, headed by project, version, parties and dates', async ({
  person,
}) => {
  const page = await person({ as: accounts.vendor, theme: 'dark' });
  for (const { project, step, says } of papers) {
    await test.step(`${project} ${step}`, async () => {
      await openProject(page, project);
      await page.getByRole('link', { name: step }).first().click();
      await page
        .locator('[data-paper]')
        .getByText(says.at(-1) ?? '', { exact: false })
        .first()
        .waitFor();
      const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
      const text = pages.join('');
      for (const words of [project, '廠商山眠', '創作者阿澄', '列印20', ...says]) {
        expect.soft(text, words).toContain(asPrinted(words));
      }
      for (const words of beside) expect.soft(text, words).not.toContain(asPrinted(words));
      // A printed page must not contain relative dates such as 今天.
      expect.soft(text).not.toMatch(/(今天|昨天)\d|分鐘前/);
      expect(pages.at(-1)).toContain(`${pages.length}/${pages.length}`);
    });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('[data-slot="print-head"] h1')).toHaveCSS('color', 'rgb(24, 24, 30)');
});

test('R-out-01 R-brf-01 R-rta-24 a demand form, an outline and the acceptance sheet are kept as Word and PDF', async ({
  person,
}) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  const files = [
    { step: /需求單/, menu: '更多操作', item: '下載v1的Word檔', name: /需求單 v1\.docx$/ },
    { step: /創意大綱/, menu: '更多操作', item: '下載v3的PDF檔', name: /創意大綱 v3\.pdf$/ },
    { step: /驗收單/, menu: '列印或下載', item: '下載驗收單的PDF檔', name: /驗收單\.pdf$/ },
  ];
  for (const { step, menu, item, name } of files) {
    await openProject(page, projects.busy);
    await page.getByRole('link', { name: step }).first().click();
    await page.getByRole('button', { name: menu }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
});
