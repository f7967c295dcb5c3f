import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures/test.ts';

/** Pages both sides get notifications about. `places.spec.ts` opens the script on one page, which needs a script of that form. */
const shared = [
  '/briefb',
  '/copywriting/detail',
  '/draft/draft-script',
  '/invitation',
  '/outline',
  '/project/schedule-setting',
  '/project_progress',
  '/video',
  '/works_upload',
];
const expected = {
  vendor: [...shared, '/case_report/review', '/copywriting/detail?tab=photos'],
  creator: [...shared, '/case_report', '/case_report/edit', '/profile/notify'],
};

/** Links of all notifications, which load while scrolling. */
async function notificationLinks(page: Page): Promise<string[]> {
  await page.goto('/project');
  await page.getByRole('button', { name: /^通知/ }).click();
  const dialog = page.getByRole('dialog', { name: '通知' });
  const more = dialog.getByRole('button', { name: '載入更早的通知' });
  // Invitations are listed next to the notifications and may load first.
  await more.waitFor();
  await expect(async () => {
    await dialog.evaluate((element) => {
      for (const list of element.querySelectorAll('ul')) list.scrollTo(0, list.scrollHeight);
    });
    expect(await more.count()).toBe(0);
  }).toPass({ intervals: [100], timeout: 60_000 });
  const links = dialog.getByRole('listitem').getByRole('link');
  return links.evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []));
}

/** An address without its ids: `/copywriting/detail?tab=photos`. */
function pageOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://host');
  const path = pathname.replace(/\/[0-9a-f]{8}-[^/]+/g, '').replace(/^\/briefb\/.*/, '/briefb');
  return `${path}${searchParams.has('tab') ? `?tab=${searchParams.get('tab')}` : ''}`;
}

for (const side of ['vendor', 'creator'] as const) {
  test(`R-ntf-13 every page that notifications of the ${side} lead to opens`, async ({ person }) => {
    const page = await person({ as: accounts[side] });
    const targets = new Map((await notificationLinks(page)).map((href) => [pageOf(href), href]));
    expect([...targets.keys()]).toEqual(expect.arrayContaining(expected[side]));
    for (const [name, href] of targets) {
      await test.step(name, async () => {
        await page.goto(href);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('heading', { name: '找不到這一頁' })).toHaveCount(0);
        expect(pageOf(page.url())).toBe(name);
      });
    }
  });
}
