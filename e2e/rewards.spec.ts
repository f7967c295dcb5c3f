import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { picture } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { asPrinted, pdfPages } from './fixtures/pdf-text.ts';
import { staff, staffApi } from './fixtures/staff.ts';
import { expect, test } from './fixtures/test.ts';

/** A creator who has earned the bonus for a first accepted step and has not entered payment data yet. */
const creatorAccount = 'deer@paidang.test';
const name = '陳小鹿';

async function looksRightEverywhere(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await looksRight(page);
}

async function upload(page: Page, paper: string, file: string): Promise<void> {
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/laborer-information/pictures'));
  await page.locator(`input[type="file"][aria-label="上傳${paper}"]`).setInputFiles(picture(file));
  expect((await uploaded).ok()).toBe(true);
  await expect(page.getByRole('button', { name: `更換${paper}` })).toBeVisible();
}

async function choose(page: Page, field: string, option: RegExp, typed?: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.click();
  if (typed) await box.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel(/^輸入本名簽署/).fill(name);
  await page.getByRole('checkbox', { name: '以上資料屬實，同意拍檔用於申報與撥款。' }).click();
}

/** Performs an action of the platform team on a request. Returns the response status. */
async function handle(api: Api, reward: string, move: string, body?: object): Promise<number> {
  return (await api('POST', `/api/platform/rewards/${reward}/${move}`, body)).status;
}

/** Takes a request, which has to be done before deciding on it. */
async function review(api: Api, reward: string): Promise<void> {
  expect(await handle(api, reward, 'take')).toBe(200);
  expect((await api('GET', `/api/platform/rewards/${reward}`)).status).toBe(200);
}

test('R-rwd-01 R-rwd-02 R-rwd-03 R-rwd-07 R-rwd-08 R-rta-25 R-rta-26 a creator asks for a bonus, mends what was returned, is paid, and keeps the statement', async ({
  person,
  server,
}) => {
  test.setTimeout(240_000);
  const creator = await person({ as: creatorAccount });
  const reviewer = await staffApi(server, staff.all);
  const payer = await staffApi(server, staff.money);
  let reward = '';

  await test.step('what the first accepted step has earned is there', async () => {
    await creator.goto('/profile/rewards');
    await expect(creator.getByRole('region', { name: '項目' })).toContainText('創作者體驗金');
    await looksRightEverywhere(creator);
    await creator.getByRole('link', { name: '申請撥款' }).click();
    await expect(creator).toHaveURL('/profile/requestForm');
    await expect(creator.getByRole('region', { name: '勞務報酬單' })).toContainText('1,000');
  });

  await test.step('the form names what is missing, and says at the field what is wrong', async () => {
    await expect(creator.getByText(/還差\d+項/)).toBeVisible();
    await creator.getByLabel(/^本名/).fill(name);
    await creator.getByLabel(/^出生日期/).fill('1994/05/20');
    await creator.getByLabel(/^身分證字號/).fill('A123456788');
    await creator.getByLabel(/^手機/).fill('0912345678');
    await expect(creator.getByText('身分證字號不正確，請再確認一次')).toBeVisible();
    await creator.getByLabel(/^身分證字號/).fill('A123456789');
    await choose(creator, '縣市', /^臺北市/);
    await expect(creator.getByText('檢查碼正確')).toBeVisible();
    await choose(creator, '鄉鎮市區', /大同區/);
    await creator.getByLabel(/^路、段/).fill('承德路一段1號');
    await choose(creator, '銀行', /^812/, '812');
    await choose(creator, '分行', /./);
    await creator.getByLabel(/^帳號/).fill('20001000123456');
    await expect(creator.getByLabel(/^戶名/)).toHaveValue(name);
    await upload(creator, '身分證正面', 'camp');
    await upload(creator, '存摺封面', 'analytics');
    await sign(creator);
    await expect(creator.getByText('還差1項：身分證反面')).toBeVisible();
    await creator.getByRole('button', { name: '送出申請' }).click();
    await expect(creator.getByRole('button', { name: '上傳身分證反面' })).toBeFocused();
    await upload(creator, '身分證反面', 'coffee');
    await looksRightEverywhere(creator);
  });

  await test.step('it is sent, and cannot be asked for twice', async () => {
    await creator.getByRole('button', { name: '送出申請' }).dblclick();
    await creator.waitForURL(/\/rewards\//);
    reward = new URL(creator.url()).pathname.split('/').at(-1) ?? '';
    await expect(creator.getByText('等待審核')).toBeVisible();
    await looksRightEverywhere(creator);
    await creator.goto('/profile/requestForm');
    await expect(creator.getByRole('heading', { name: '目前沒有可以申請的項目' })).toBeVisible();
  });

  await test.step('a blurred picture comes back, is replaced, and the request is signed again', async () => {
    await review(reviewer, reward);
    const blurred = { fields: ['id_back_image'], note: '反面的字看不清楚，請再拍一次。' };
    expect(await handle(reviewer, reward, 'return', blurred)).toBe(200);
    await creator.goto(`/rewards/${reward}`);
    await expect(creator.getByText('反面的字看不清楚，請再拍一次。')).toBeVisible();
    await looksRightEverywhere(creator);
    await creator.getByRole('link', { name: '補件並再次送出' }).click();
    await upload(creator, '身分證反面', 'camp');
    await sign(creator);
    await looksRightEverywhere(creator);
    await creator.getByRole('button', { name: '再次送出' }).click();
    await expect(creator).toHaveURL(`/rewards/${reward}`);
    await expect(creator.getByText('等待審核')).toBeVisible();
  });

  await test.step('one of the team approves it, another pays it', async () => {
    await review(reviewer, reward);
    expect(await handle(reviewer, reward, 'approve')).toBe(200);
    expect(await handle(reviewer, reward, 'paid')).toBe(403);
    expect(await handle(payer, reward, 'paid')).toBe(200);
  });

  await test.step('the creator is told, and downloads the statement', async () => {
    await creator.goto('/project');
    await creator.getByRole('button', { name: /^通知/ }).click();
    await creator.getByRole('dialog', { name: '通知' }).getByText('你申請的款項已撥款').click();
    await expect(creator).toHaveURL(`/rewards/${reward}`);
    const sheet = creator.getByRole('region', { name: '勞務報酬單' });
    await expect(sheet).toContainText(/PD-\d{4}-\d{6}/);
    await looksRightEverywhere(creator);
    const coming = creator.waitForEvent('download');
    await creator.getByRole('button', { name: '下載勞務報酬單' }).click();
    const [page = ''] = pdfPages(await readFile(await (await coming).path()));
    for (const words of ['勞務報酬單', name, '創作者體驗金', '壹仟元整', 'A12*****89']) {
      expect(page).toContain(asPrinted(words));
    }
    await creator.goto('/profile/rewards?status=paid');
    await expect(creator.getByRole('main').getByRole('link', { name: '創作者體驗金', exact: true })).toHaveAttribute(
      'href',
      `/rewards/${reward}`,
    );
  });
});
