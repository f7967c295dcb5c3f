import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriers } from './fixtures/barriers.ts';
import { enterConsole, staff } from './fixtures/staff.ts';
import { accounts, expect, test } from './fixtures/test.ts';

/** The demo creator, who has payment data and a bonus not requested yet. */
const name = '陳澄宇';
const bonus = '創作者體驗金';

async function sign(page: Page, button: string): Promise<void> {
  await page.getByLabel(/^輸入本名簽署/).fill(name);
  await page.getByRole('checkbox', { name: '以上資料屬實，同意拍檔用於申報與撥款。' }).click();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/rewards\//);
}

async function looksRight(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await barriers(page, 'all')).toEqual([]);
  }
}

/** Opens the request for the bonus in a stage of the queue. */
async function openRequest(page: Page, stage: RegExp): Promise<void> {
  await page.getByRole('radio', { name: stage }).click();
  await page
    .getByRole('list', { name: '撥款申請' })
    .getByRole('link', { name: new RegExp(bonus) })
    .click();
}

test('R-rwd-03 R-rwd-08 R-rwd-13 the staff return a request, approve it, and pay it by the files of the bank', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const creator = await person({ as: accounts.creator });
  const reviewer = await person();
  const payer = await person();

  await creator.goto('/profile/requestForm');
  await sign(creator, '送出申請');
  const address = new URL(creator.url()).pathname;

  await test.step('who takes it sees the data whole, and asks for a signature again', async () => {
    await enterConsole(reviewer, staff.all);
    await reviewer
      .getByRole('navigation', { name: '平台團隊' })
      .getByRole('link', { name: /^撥款申請/ })
      .click();
    await openRequest(reviewer, /^待審/);
    await expect(reviewer.getByText('A12•••••89').first()).toBeVisible();
    await reviewer.getByRole('button', { name: '開始審核' }).click();
    await expect(reviewer.getByText('A123456789')).toBeVisible();
    await reviewer.getByRole('button', { name: '查看身分證正面' }).click();
    await expect(reviewer.getByRole('button', { name: '放大身分證正面' })).toBeVisible();
    await looksRight(reviewer);
    await reviewer.getByRole('button', { name: '退回補件' }).click();
    const dialog = reviewer.getByRole('dialog', { name: '退回補件' });
    await dialog.getByRole('checkbox', { name: '簽署' }).click();
    await dialog.getByLabel('說明').fill('請用身分證上的字簽署。');
    await looksRight(reviewer);
    await dialog.getByRole('button', { name: '退回1項' }).click();
    await expect(reviewer.getByText('等創作者更正後再送出。')).toBeVisible();
    await expect(reviewer.getByText('A123456789')).toHaveCount(0);
  });

  await test.step('the creator signs again', async () => {
    await creator.goto(address);
    await expect(creator.getByText('請用身分證上的字簽署。')).toBeVisible();
    await creator.getByRole('link', { name: '補件並再次送出' }).click();
    await sign(creator, '再次送出');
    await expect(creator.getByText('等待審核')).toBeVisible();
  });

  await test.step('it is approved, and who approved it does not pay it', async () => {
    await reviewer.reload();
    await reviewer.getByRole('button', { name: '開始審核' }).click();
    await reviewer.getByRole('button', { name: '核准1,000元' }).click();
    const dialog = reviewer.getByRole('dialog', { name: '核准這份申請？' });
    await looksRight(reviewer);
    await dialog.getByRole('button', { name: '核准1,000元' }).click();
    await expect(reviewer.getByText('由你核准，請另一位同事撥款。')).toBeVisible();
    await reviewer.getByRole('radio', { name: /^待撥款/ }).click();
    await reviewer.getByRole('button', { name: '下載撥款清單' }).click();
    await expect(reviewer.getByText(/目前沒有你能撥款的申請/)).toBeVisible();
  });

  await test.step('another one takes the file to the bank, and brings its answer', async () => {
    await enterConsole(payer, staff.money);
    await payer.goto('/console/rewards?stage=payout');
    const coming = payer.waitForEvent('download');
    await payer.getByRole('button', { name: '下載撥款清單' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const [number = ''] = /PD-\d{4}-\d{6}/.exec(file) ?? [];
    expect(file).toContain(`${number},0040037,012345674821,${name},1000`);
    await payer.getByRole('button', { name: '匯入銀行結果' }).click();
    const dialog = payer.getByRole('dialog', { name: '匯入銀行結果' });
    const results = `單號,結果\n${number},成功\nPD-2000-000001,成功\n`;
    const answer = { name: '結果.csv', mimeType: 'text/csv', buffer: Buffer.from(results) };
    await dialog.locator('input[type="file"]').setInputFiles(answer);
    await expect(dialog.getByText('1筆已撥款、0筆撥款失敗、1行沒有處理。')).toBeVisible();
    await looksRight(payer);
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(payer.getByRole('heading', { name: '沒有等待撥款的申請' })).toBeVisible();
  });

  await creator.goto(address);
  await expect(creator.getByText('已撥款', { exact: true }).first()).toBeVisible();
});
