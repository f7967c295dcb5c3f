import { openProject, projects } from './fixtures/demo.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

const boxOf = async (part: { boundingBox: () => Promise<{ y: number; height: number; x: number } | null> }) =>
  (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };

test('R-rta-16 R-vid-09 on a phone the film stays in sight and in reach above its comments, beside them where it lies flat', async ({
  person,
}) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 } });
  await openProject(page, projects.cut);
  await page
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /影片製作/ })
    .first()
    .click();
  await page.getByRole('slider', { name: '播放位置' }).waitFor();
  await page.getByRole('button', { name: /^留言，/ }).click();
  const board = page.getByRole('dialog', { name: '留言' });
  const film = page.locator('[data-tour="video-player"]');
  await expect(board).toBeVisible();
  await expect.poll(async () => (await boxOf(film)).y).toBe(0);
  const { height } = await boxOf(film);
  await expect.poll(async () => Math.round((await boxOf(board)).y)).toBe(Math.round(height));
  // Jumping to a moment leaves both in place.
  await board.getByRole('button', { name: /^播放/ }).first().click();
  await expect(board).toBeVisible();
  await expect(film.locator('[data-slot="film-time"]')).toHaveText(/^00:00:0[1-9]:\d\d$/);
  // While typing, the on-screen keyboard covers the rest.
  await page.setViewportSize({ width: 390, height: 520 });
  await expect.poll(async () => (await boxOf(board)).height).toBeGreaterThan(280);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await boxOf(board)).x).toBe(422);
  await board.getByRole('button', { name: '關閉' }).click();
  await expect.poll(async () => (await boxOf(film)).y).toBeGreaterThan(40);
});

test('R-rta-02 no tab of the project list is hidden on a tablet', async ({ person }) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 740, height: 900 } });
  await page.goto('/project_list');
  const tabs = page.getByRole('tablist');
  await tabs.waitFor();
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
});
