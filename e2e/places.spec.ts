import { barriers } from './fixtures/barriers.ts';
import { cutWords, edgesApart } from './fixtures/layout.ts';
import { places, type Seat } from './fixtures/routes.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

const seats: readonly Seat[] = ['guest', 'vendor', 'creator'];
const narrowest = 320;

// The longest file by far: its seats are looked at by whoever is free.
test.describe.configure({ mode: 'parallel' });

/** One sign-in a seat, and one server for all: who looks at a place leaves nothing there that the next would miss. */
for (const membership of seats) {
  const own = places.filter((place) => place.membership === membership);
  const subject = [...own.flatMap(({ row }) => row ?? []), membership].join(' ');
  test(`${subject}: every place is accessible in light and dark, begins at one edge, cuts no words, and scrolls nowhere sideways`, async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const page = await person(membership === 'guest' ? {} : { as: accounts[membership] });
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
