import { AxeBuilder } from '@axe-core/playwright';
import { places, type Seat } from './fixtures/routes.ts';
import { accounts, expect, logIn, test } from './fixtures/test.ts';

const seats: readonly Seat[] = ['guest', 'vendor', 'creator'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const seat of seats) {
  const own = places.filter((place) => place.seat === seat);

  for (const theme of ['light', 'dark'] as const) {
    test(`every page of a ${seat} is accessible in ${theme}`, async ({ person }) => {
      const page = await person({ theme });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (seat !== 'guest') await logIn(page, accounts[seat]);
      for (const { name, go } of own) {
        await test.step(name, async () => {
          await go(page);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
          );
          expect.soft(found, name).toEqual([]);
        });
      }
    });
  }

  test(`no page of a ${seat} scrolls sideways at 320 px`, async ({ person }) => {
    const page = await person({ viewport: { width: 320, height: 640 } });
    if (seat !== 'guest') await logIn(page, accounts[seat]);
    for (const { name, go } of own) {
      await test.step(name, async () => {
        await go(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, name).toBeLessThanOrEqual(320);
      });
    }
  });
}
