import type { Page } from '@playwright/test';
import { expect, testOnSharedServer as test } from './fixtures/test.ts';

/** Delays the app's scripts as a slow connection does: input made before they run must not be lost. */
async function openBeforeTheApp(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/(?!loader)[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(path);
}

const takenOver = (page: Page) => expect(page.locator('#root[data-scripts]')).toHaveCount(0);

test('a guest reads the landing page before any script of the app, and the app takes it over as it stands', async ({
  person,
}) => {
  const page = await person({});
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/loader-/)]);
  const heading = await page.locator('h1').elementHandle();
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
  await takenOver(page);
  await expect(page).toHaveTitle(/拍檔$/);
  expect(await page.locator('h1').evaluate((now, before) => now === before, heading)).toBe(true);
  await page.getByRole('link', { name: '看全部成功案例' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(missing).toEqual([]);
});

test('what is pressed before the app is there happens once it is', async ({ person }) => {
  const page = await person({ theme: 'dark' });
  await openBeforeTheApp(page, '/customized_service');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await takenOver(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what is typed before the app is there stays, with the focus', async ({ person }) => {
  const page = await person({});
  await openBeforeTheApp(page, '/contact-us');
  const text = page.locator('form textarea').first();
  await text.click();
  await page.keyboard.type('想做三檔合作');
  await takenOver(page);
  await expect(text).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)), 'kept for a reload')
    .toContain('想做三檔合作');
  await page.keyboard.type('，十二月');
  await expect(text).toHaveValue('想做三檔合作，十二月');
});
