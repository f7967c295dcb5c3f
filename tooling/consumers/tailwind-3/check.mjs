import assert from 'node:assert/strict';

/** Neither side changes the other: the host's page with our sheets, and our parts with those of the host. */
export default async function check(page) {
  const styles = [];
  // Avoids comparing colours in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['./', './bootstrap.html']) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByText('開場可以再快一點嗎？').waitFor();
    await page.getByText('睡前五分鐘').waitFor();
    const before = await page.evaluate(readStyles, 'main');
    assert.equal(await page.evaluate(() => globalThis.addSheets()), 6, 'all sheets were added');
    await waitForTransitions(page);
    assert.deepEqual(differences(before, await page.evaluate(readStyles, 'main')), [], `our sheets change ${path}`);
    styles.push(await page.evaluate(readStyles, '#ours'));
    await page.getByRole('button', { name: '登入' }).click();
    await page.getByRole('dialog').waitFor();
    await waitForTransitions(page);
    styles.push(await page.evaluate(readStyles, '[data-slot=dialog-content]'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const [tailwind, tailwindDialog, bootstrap, bootstrapDialog] = styles;
  assert.ok(tailwind.length > 3000, 'the comparison covers our parts');
  assert.deepEqual(differences(tailwind, bootstrap), [], 'our parts look different with another framework');
  assert.deepEqual(differences(tailwindDialog, bootstrapDialog), [], 'the dialog looks different');
}

const waitForTransitions = (page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

const differences = (one, other) =>
  one.flatMap((look, index) => (look === other[index] ? [] : [`${look} / ${other[index]}`])).slice(0, 20);

/** Runs in the page: properties of all descendants that resets and frameworks set. */
function readStyles(selector) {
  const properties =
    'display box-sizing margin padding border background-color color font-family font-size font-weight line-height letter-spacing text-decoration-line text-transform border-radius box-shadow list-style-type vertical-align text-align border-collapse opacity cursor';
  const root = document.querySelector(selector);
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    // Without ids: React generates them, and they depend on the number of renderings.
    const name = `${element.localName}[${element.dataset.slot ?? ''}]`;
    return properties.split(' ').map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
  });
}
