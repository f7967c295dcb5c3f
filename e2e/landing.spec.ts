import { expect, mailTest } from './fixtures/mail-test.ts';
import { accounts, logIn, testOnSharedServer } from './fixtures/test.ts';

const test = mailTest({});
const email = 'chiahao@muun.example';

test('R-land-02 R-land-04 R-land-05 R-rtp-12 a visitor tries the product on the landing page, reads a case, asks for advice and registers', async ({
  person,
  postBox,
}) => {
  const page = await person();
  await page.goto('/');
  const workflow = page.getByRole('article', { name: '知道輪到誰' });
  await workflow.getByRole('button', { name: '下一步' }).click();
  await expect(workflow.getByText('輪到山眠', { exact: true })).toBeVisible();

  const firstCase = page.getByRole('region', { name: '他們拍好的那一檔' }).getByRole('link', { name: /×/ }).first();
  const title = (await firstCase.getByRole('heading').locator('span').first().textContent()) ?? '';
  await firstCase.click();
  await expect(page).toHaveURL(/\/ladingpage\/viewMoreCase#case-/);
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
  await page.goBack();

  await page.getByRole('link', { name: '和專人聊聊' }).first().click();
  const start = page.getByRole('region', { name: '兩種開始的方法' });
  await start.getByLabel('怎麼稱呼你').fill('林家豪');
  await start.getByLabel('公司或品牌').fill('MUUN');
  await start.getByLabel('電子郵件').fill(email);
  await start.getByRole('combobox', { name: '想詢問的事' }).click();
  await page.getByRole('option', { name: '找創作者' }).click();
  await start.getByLabel('你的問題').fill('新耳機年底上市，想找三位聲音創作者。');
  await start.getByRole('checkbox').click();
  await start.getByRole('button', { name: '送出諮詢' }).click();
  await expect(start.getByText('收到了，謝謝你')).toBeVisible();
  await expect.poll(() => postBox.newestTo(email)?.subject).toBeTruthy();

  await start.getByRole('link', { name: '馬上試用' }).click();
  await expect(page).toHaveURL('/register');
});

testOnSharedServer(
  'R-nav-12 somebody signed in is led from the landing page to their projects, and finds it in the footer',
  async ({ person }) => {
    const page = await person();
    await logIn(page, accounts.vendor);
    await expect(page).toHaveURL('/project');
    await page.goto('/');
    await expect(page).toHaveURL('/project');
    await page.getByRole('contentinfo').getByRole('link', { name: '首頁介紹' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('找個好拍檔');
  },
);
