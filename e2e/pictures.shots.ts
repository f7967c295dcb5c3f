import { places } from './fixtures/routes.ts';
import { accounts, test } from './fixtures/test.ts';

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

for (const membership of ['guest', 'vendor', 'creator'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, viewport] of Object.entries(sizes)) {
      test(`${membership}, ${theme}, ${width}`, async ({ person }) => {
        const page = await person({ viewport, theme, ...(membership === 'guest' ? {} : { as: accounts[membership] }) });
        for (const { name, go } of places.filter((place) => place.membership === membership)) {
          await go(page);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `.shots/${membership}-${name.replaceAll(' ', '-')}-${width}-${theme}.png` });
        }
      });
    }
  }
}
