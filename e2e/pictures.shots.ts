import { places } from './fixtures/routes.ts';
import { accounts, test } from './fixtures/test.ts';

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

for (const viewer of ['guest', 'vendor', 'creator'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, viewport] of Object.entries(sizes)) {
      test(`${viewer}, ${theme}, ${width}`, async ({ person }) => {
        const page = await person({ viewport, theme, ...(viewer === 'guest' ? {} : { as: accounts[viewer] }) });
        for (const { name, go } of places.filter((place) => place.viewer === viewer)) {
          await go(page);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `.shots/${viewer}-${name.replaceAll(' ', '-')}-${width}-${theme}.png` });
        }
      });
    }
  }
}
