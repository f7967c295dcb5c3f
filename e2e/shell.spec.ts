import type { Page } from '@playwright/test';
import { apiOf } from './fixtures/api.ts';
import { openOutline, openProject, people, projects } from './fixtures/demo.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { whenLive } from './fixtures/live.ts';
import { accounts, expect, logIn, test, testOnSharedServer } from './fixtures/test.ts';

const fillLogin = async (page: Page, email: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('電子郵件').fill(email);
  await dialog.getByLabel('密碼', { exact: true }).fill(accounts.password);
  await dialog.getByRole('button', { name: '登入', exact: true }).click();
};

const icon = (page: Page) => page.locator('link[rel="icon"]');

testOnSharedServer(
  'R-nav-01 R-nav-02 R-nav-03 R-nav-04 R-nav-06 R-nav-11 a guest is sent away, and after the login where they wanted to go',
  async ({ person }) => {
    const [page, other] = [await person(), await person({ as: accounts.creator })];
    const task = await openOutline(other, projects.fresh);

    await page.goto('/project');
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.goto(`/outline/${task}?index=0`);
    await expect(page).toHaveURL('/');
    await page.goto('/?login');
    await fillLogin(page, accounts.creator);
    await expect(page).toHaveURL(`/outline/${task}?index=0`);
    await expect(page.getByRole('textbox', { name: '創意大綱內容' })).toBeVisible();
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).not.toContain(`/outline/${task}?index=0`);
  },
);

testOnSharedServer('R-nav-05 each page has its title', async ({ person }) => {
  const page = await person();
  const titles = {
    '/': '找個好拍檔，拍好每一檔｜拍檔',
    '/register': '註冊｜拍檔',
    '/validation': '驗證信箱｜拍檔',
    '/terms-of-use': '使用條款｜拍檔',
    '/error/project': '發生錯誤｜拍檔',
    '/nowhere': '找不到頁面｜拍檔',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await logIn(page, accounts.creator);
  await expect(page).toHaveTitle(/^(\(\d+\) )?專案管理｜拍檔$/);
  await page.goto('/project_list');
  await expect(page).toHaveTitle(/^(\(\d+\) )?專案列表｜拍檔$/);
  await openProject(page, projects.fresh);
  await expect(page).toHaveTitle(/^(\(\d+\) )?專案進度・香氛枕｜換季開箱｜拍檔$/);
  await openOutline(page, projects.fresh);
  await expect(page).toHaveTitle(/^(\(\d+\) )?創意大綱・香氛枕｜換季開箱｜拍檔$/);
  await page.goto('/chat');
  await expect(page).toHaveTitle(/^(\(\d+\) )?聊天｜拍檔$/);
});

test('R-ntf-10 R-ntf-11 R-ntf-13 R-ntf-14 R-sh-10 unread notifications show in title, icon and list until they are read', async ({
  person,
}) => {
  const page = await person({ as: accounts.creator });
  await page.goto('/project');
  await expect(page).toHaveTitle(/^\(\d+\) 專案管理｜拍檔$/);
  await expect(icon(page)).toHaveAttribute('href', '/favicon-unread.svg');
  const unread = Number(/\d+/.exec(await page.title())?.[0]);
  const title = `創意大綱・${projects.busy}｜拍檔`;
  const bell = page.getByRole('button', { name: /^通知/ });
  const list = page.getByRole('dialog', { name: '通知' });

  await test.step('following one reads it', async () => {
    await bell.click();
    const first = list.getByRole('link', { name: /回覆了留言/ }).first();
    await expect(first).toHaveAttribute('data-state', 'unread');
    await first.click();
    await expect(page).toHaveURL(/\/outline\/.*comment=/);
    // So does any other way to the page, now that the user is active.
    const left = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
    await expect.poll(left).toBeLessThan(unread);
    await expect(page).toHaveTitle(new RegExp(`${title}$`));
  });

  await test.step('all at once', async () => {
    await bell.click();
    await list.getByRole('button', { name: '全部已讀' }).click();
    await expect(list.locator('[data-state="unread"]')).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
  });

  await test.step('for good', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: '通知', exact: true })).toBeVisible();
    await expect(page).toHaveTitle(title);
  });
});

test('R-ntf-08 R-sh-12 a live popup goes after six seconds, and waits under the pointer', async ({
  person,
  server,
}) => {
  const [creator, vendor] = [await person({ as: accounts.creator }), await person({ as: accounts.vendor })];
  const task = await openOutline(vendor, projects.busy);
  await whenLive(creator, () => creator.goto('/project_list'));
  const region = creator.getByRole('region', { name: '新通知' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await (await apiOf(vendor, server))('POST', `/api/outline_message/${task}`, { task_uuid: task, message: '新留言' });
  const popup = region.locator('[data-slot="live-popup"]');
  await popup.hover();
  const life = () =>
    popup.evaluate((element) => {
      const [line] = element
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getTiming().duration === 6000);
      return line?.playState;
    });
  await expect.poll(life).toBe('paused');
  await creator.mouse.move(5, 5);
  await expect.poll(life).toBe('running');
  await expect(popup).toHaveCount(0);
});

testOnSharedServer('R-auth-18 R-sh-03 R-sh-04 logging out in one tab logs out the other', async ({ person }) => {
  const page = await person({ as: accounts.creator });
  await page.goto('/project');
  const other = await page.context().newPage();
  await other.goto('/project_list');
  await expect(other.getByRole('button', { name: /^聊天/ })).toBeVisible();
  await page.getByRole('button', { name: `${people.creator}的選單` }).click();
  await page.getByRole('menuitem', { name: '登出' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '登入', exact: true })).toBeVisible();
  await expect(other).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys({ ...localStorage }));
  expect(kept.sort()).toEqual(['paidang.first-entry', 'paidang.socket']);
  await page.goto('/project_list');
  await expect(page).toHaveURL('/');
});

test('from the login to the outline without a pointer', async ({ person }) => {
  const page = await person();
  await page.goto('/?login=1');
  // The page behind the dialog may have loaded, and has a form of its own.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('電子郵件')).toBeFocused();
  await page.keyboard.type(accounts.creator);
  await tabTo(dialog.getByLabel('密碼', { exact: true }));
  await page.keyboard.type(accounts.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');
  await tabTo(page.getByRole('link', { name: projects.fresh, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: projects.fresh })).toBeFocused();
  await tabTo(page.getByRole('list', { name: '任務步驟' }).getByRole('link', { name: /創意大綱/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /創意大綱/, level: 1 })).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: '創意大綱內容' }));
  await page.keyboard.insertText('沒有滑鼠也能寫');
  await expect(page.getByRole('textbox', { name: '創意大綱內容' })).toContainText('沒有滑鼠也能寫');
});

testOnSharedServer('the theme is chosen in the menu and stays', async ({ person }) => {
  const page = await person({ as: accounts.creator });
  await page.goto('/project');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const paper = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: `${people.creator}的選單` }).click();
  await page.getByRole('menuitemcheckbox', { name: '深色' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
