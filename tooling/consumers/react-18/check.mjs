import assert from 'node:assert/strict';
import { opensEveryLayer } from '../shared/opens-every-layer.mjs';
import { usesEveryFeature } from '../shared/uses-every-feature.mjs';

/** Layers must be positioned at their openers and return the focus, which proves that refs arrive. */
export default async function check(page) {
  for (const text of ['Before sleep', 'The same lamp', 'A little faster?'])
    await page.getByText(text).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.refs), 'BUTTON,INPUT');

  const styles = await page.getByRole('button', { name: 'Sign in' }).evaluate((button) => {
    const { borderTopWidth, paddingLeft } = getComputedStyle(button);
    const { backgroundColor } = getComputedStyle(document.querySelector('[data-slot=icon-button]'));
    return [borderTopWidth, paddingLeft, backgroundColor];
  });
  assert.deepEqual(styles, ['1px', '16px', 'rgba(0, 0, 0, 0)'], 'styles.unlayered.css overrides `button { … }`');

  await opensEveryLayer(page);
  await usesEveryFeature(page);
}
