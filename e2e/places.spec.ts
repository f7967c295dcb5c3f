import { barriers } from './fixtures/barriers.ts';
import { cutWords, edgesApart } from './fixtures/layout.ts';
import { places, type Viewer } from './fixtures/routes.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

const viewers: readonly Viewer[] = ['guest', 'vendor', 'creator'];
const narrowest = 320;

// By far the longest file, so its tests are distributed over all workers.
test.describe.configure({ mode: 'parallel' });

/** One sign-in per viewer and one shared server, because visiting a place changes nothing. */
for (const viewer of viewers) {
  const own = places.filter((place) => place.viewer === viewer);
  const subject = [...own.flatMap(({ row }) => row ?? []), viewer].join(' ');
  test(`${subject}: every place is accessible in light and dark, begins at one edge, cuts no words, and scrolls nowhere sideways`, async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const page = await person(viewer === 'guest' ? {} : { as: accounts[viewer] });
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, go } of own) {
      await test.step(name, async () => {
        await page.setViewportSize(wide);
        await go(page);
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect.soft(await barriers(page, theme === 'light' ? 'all' : 'colour'), `${name}, ${theme}`).toEqual([]);
        }
        expect.soft(await edgesApart(page), `${name}: begins where the bar begins`).toBeLessThanOrEqual(1);
        for (const size of [
          { width: 1024, height: 768 },
          { width: 390, height: 844 },
        ]) {
          await page.setViewportSize(size);
          await expect.soft.poll(() => cutWords(page), `${name}, ${size.width}`).toEqual([]);
        }
        await page.setViewportSize({ width: narrowest, height: 640 });
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(width, name).toBeLessThanOrEqual(narrowest);
      });
    }
  });
}
