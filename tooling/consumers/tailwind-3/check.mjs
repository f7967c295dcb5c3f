import assert from 'node:assert/strict';

/** Neither side changes the other: the host's page beside our sheets, and our parts beside the host's. */
export default async function check(page) {
  const looks = [];
  // Nothing is looked at half-way between two colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['./', './bootstrap.html']) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByText('開場可以再快一點嗎？').waitFor();
    await page.getByText('睡前五分鐘').waitFor();
    const before = await page.evaluate(looksOf, 'main');
    assert.equal(await page.evaluate(() => globalThis.addSheets()), 5, 'all sheets are there');
    await settled(page);
    assert.deepEqual(differences(before, await page.evaluate(looksOf, 'main')), [], `our sheets change ${path}`);
    looks.push(await page.evaluate(looksOf, '#ours'));
    await page.getByRole('button', { name: '登入' }).click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    looks.push(await page.evaluate(looksOf, '[data-slot=dialog-content]'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const [tailwind, tailwindDialog, bootstrap, bootstrapDialog] = looks;
  assert.ok(tailwind.length > 3000, 'the comparison sees our parts');
  assert.deepEqual(differences(tailwind, bootstrap), [], 'our parts look another way under another framework');
  assert.deepEqual(differences(tailwindDialog, bootstrapDialog), [], 'the dialog looks another way');
}

const settled = (page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

const differences = (one, other) =>
  one.flatMap((look, index) => (look === other[index] ? [] : [`${look} / ${other[index]}`])).slice(0, 20);

/** In the page: what of an element and all below it resets and frameworks set. */
function looksOf(selector) {
  const properties =
    'display box-sizing margin padding border background-color color font-family font-size font-weight line-height letter-spacing text-decoration-line text-transform border-radius box-shadow list-style-type vertical-align text-align border-collapse opacity cursor';
  const root = document.querySelector(selector);
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    // Ids are React's own, and count renderings.
    const name = `${element.localName}[${element.dataset.slot ?? ''}]`;
    return properties.split(' ').map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
  });
}
