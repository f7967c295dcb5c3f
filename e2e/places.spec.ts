import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { places, type Seat } from './fixtures/routes.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const seats: readonly Seat[] = ['guest', 'vendor', 'creator'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const narrowest = 320;

const barriers = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
};

for (const seat of seats) {
  for (const { name, go } of places.filter((place) => place.seat === seat)) {
    test(`${seat}, ${name}: accessible in light and dark, and nothing scrolls sideways at 320 px`, async ({
      person,
    }) => {
      const page = await person(seat === 'guest' ? {} : { as: accounts[seat] });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await go(page);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect.soft(await barriers(page), theme).toEqual([]);
      }
      await page.setViewportSize({ width: narrowest, height: 640 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(width).toBeLessThanOrEqual(narrowest);
    });
  }
}
