import type { Page } from '@playwright/test';
import { openProject, projects } from './fixtures/demo.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const start = '/project_progress?id=project-entity&index=0&page=briefb&apiMode=beginnerAccessProject';
const counter = (page: Page) => page.getByRole('status').filter({ hasText: /^第 \d+ 步，共 \d+ 步$/ });
const band = (page: Page) => page.getByRole('complementary', { name: '新手教學' });

/** Calls about projects, grouped by whether the guide responded to them. */
function watchCalls(page: Page) {
  const seen = { guide: [] as string[], real: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/guides/')) seen.guide.push(`${request.method()} ${pathname}`);
    else if (
      /^\/api\/(projects|project-schedules|briefs|outlines|videos|video-feedback|copywritings|works-online|suggestions|.+[_-]messages?)\//.test(
        pathname,
      )
    )
      seen.real.push(pathname);
  });
  return seen;
}

test('R-nav-07 R-nav-08 R-nav-09 R-nav-10 R-tour-02 R-tour-10 a creator goes through the guide by keyboard, and nothing of it is real', async ({
  person,
}) => {
  const page = await person({ as: accounts.creator });
  const calls = watchCalls(page);
  await page.goto('/project');
  await page.getByRole('button', { name: /的選單$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '新手教學' }).press('Enter');
  await expect(page).toHaveURL(start);
  await expect(band(page)).toContainText('內容不會送給任何品牌');
  await expect(counter(page)).toHaveText('第 1 步，共 31 步');

  const shown: string[] = [];
  for (let step = 1; step <= 31; step += 1) {
    await expect(counter(page)).toHaveText(`第 ${step} 步，共 31 步`);
    const card = page.getByRole('dialog');
    await expect(card).toBeFocused();
    shown.push((await card.getByRole('heading').textContent()) ?? '');
    await expect(page).toHaveURL(/apiMode=beginnerAccessProject/);

    if (shown.at(-1) === '大綱寫在這張紙上') {
      const paper = page.getByRole('textbox', { name: '創意大綱內容' });
      await tabTo(paper);
      await page.keyboard.type('晚安，');
      await expect.poll(() => calls.guide).toContain('POST /guides/api/outlines/task-entity-v0');
      await tabTo(card.getByRole('button', { name: '繼續' }));
      await page.keyboard.press('Enter');
    } else if (shown.at(-1) === '改了哪裡，一眼看到') {
      await expect(page.locator('ins').first()).toBeVisible();
      await expect(page.locator('del').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
    } else if (step === 31) {
      await card.getByRole('button', { name: '完成' }).press('Enter');
    } else {
      await page.keyboard.press('ArrowRight');
    }
  }
  expect(shown).toEqual(expect.arrayContaining(['先看需求單', '存了草稿，還沒送出', '寫好就送出', '談定了就定稿']));
  await expect(page).toHaveURL('/project');
  await expect(band(page)).toBeHidden();
  expect(calls.real).toEqual([]);

  await page.goto(start);
  await expect(counter(page)).toHaveText('第 1 步，共 31 步');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/briefb\/task-entity\/short_video/);
  await expect(counter(page)).toHaveText('第 3 步，共 31 步');
  await page.reload();
  const alert = page.getByRole('alertdialog', { name: '偵測到重新整理，教學將重新開始' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(start);
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('第 1 步，共 31 步');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '要離開新手教學嗎？' });
  await expect(question).toContainText('下次會從頭開始');
  await question.getByRole('button', { name: '離開教學' }).press('Enter');
  await expect(page).toHaveURL('/project');

  calls.guide.length = 0;
  await openProject(page, projects.fresh);
  await expect(page.getByRole('list', { name: '任務步驟' })).toBeVisible();
  expect(calls.real).not.toEqual([]);
  expect(calls.guide).toEqual([]);
});
