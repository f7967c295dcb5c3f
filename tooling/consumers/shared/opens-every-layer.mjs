import assert from 'node:assert/strict';

const button = (name) => (page) => page.getByRole('button', { name, exact: true });
const field = (name) => (page) => page.getByLabel(name, { exact: true }).first();

/**
 * Each layer of `every-layer.tsx`: what opens it, what opens, whether it stands beside that (the proof that refs arrive), and
 * where the focus is meanwhile.
 */
const layers = [
  { opener: button('Dialog'), layer: '[data-slot=dialog-content]' },
  { opener: button('Alert'), layer: '[data-slot=alert-dialog-content]' },
  { opener: button('Sheet'), layer: '[data-slot=sheet-content]' },
  { opener: button('Countdown'), layer: '[data-slot=countdown-dialog-content]' },
  { opener: button('Popover'), layer: '[data-slot=popover-content]', beside: true },
  { opener: button('Menu'), layer: '[data-slot=dropdown-menu-content]', beside: true },
  { opener: field('Select'), layer: '[data-slot=select-content]', beside: true, focus: 'opener' },
  { opener: field('Combobox'), layer: '[role=listbox]', beside: true, focus: 'opener' },
  { opener: field('Multi'), layer: '[role=listbox]', beside: true, focus: 'opener' },
  { opener: button('選擇日期'), layer: '[data-slot=popover-content]', beside: true },
  { opener: button('選擇日期範圍'), layer: '[data-slot=popover-content]', beside: true },
  { opener: button('Lightbox'), layer: '[data-slot=lightbox]' },
];

/** Opens every layer, wants it in the window, beside its opener, with the focus inside, which goes back where it was. */
export async function opensEveryLayer(page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const layer of layers) await opens(page, layer);

  const link = page.getByRole('link', { name: 'Tooltip' });
  await hover(page, link, '[data-slot=tooltip]');
  await near(page, link, '[data-slot=tooltip]');
  await page.mouse.move(0, 0);

  await button('Toast')(page).click();
  await inWindow(page, '[data-slot=toast]');
  await button('Overlay')(page).click();
  await inWindow(page, '[data-slot=loading-overlay]');
  await page.locator('[data-slot=loading-overlay]').waitFor({ state: 'detached' });
}

/**
 * @param layer a selector
 * @param beside whether it stands at its opener
 * @param focus what has the focus while it is open
 */
export async function opens(page, { opener: find, layer, beside = false, focus = 'layer', open = {}, back = find }) {
  const opener = find(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.click(open);
  await inWindow(page, layer);
  if (beside) await near(page, opener, layer);
  const inside = (selector) => document.activeElement?.closest(selector) !== null;
  if (focus === 'layer') await soon(() => page.evaluate(inside, layer), `${layer} takes the focus`);
  else await soon(() => hasFocus(opener), `${layer} leaves the focus where it was`);
  await page.keyboard.press('Escape');
  await page.locator(layer).waitFor({ state: 'detached' });
  await soon(() => hasFocus(back(page)), `${layer} gives the focus back`);
}

const hasFocus = (locator) => locator.evaluate((element) => element.contains(document.activeElement));

/** What an effect or an animation still has to do. */
export async function soon(holds, what) {
  for (const end = Date.now() + 5_000; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  assert.fail(`not: ${what}`);
}

export async function inWindow(page, layer) {
  const shown = page.locator(layer);
  await shown.waitFor();
  const { width, height } = page.viewportSize();
  const isInside = ({ x, y, width: wide, height: high }) =>
    x >= -1 && y >= -1 && x + wide <= width + 1 && y + high <= height + 1;
  await soon(async () => {
    const box = await shown.boundingBox();
    return box && box.width > 0 && box.height > 0 && isInside(box);
  }, `${layer} is inside the window`);
}

export async function near(page, from, layer, limit = 24) {
  const at = await from.boundingBox();
  const to = await page.locator(layer).boundingBox();
  assert.ok(at && to, `${layer} is gone as soon as it is there`);
  const apart = Math.max(
    to.y - at.y - at.height,
    at.y - to.y - to.height,
    to.x - at.x - at.width,
    at.x - to.x - to.width,
  );
  assert.ok(apart < limit, `${layer} stands ${Math.round(apart)} px away from what opened it`);
}

/** A page that still settles may move a link from under the pointer, and its tooltip goes: it is pointed at again. */
async function hover(page, link, tooltip) {
  const settles = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (let left = 5; left > 0; left -= 1) {
    await page.mouse.move(0, 0);
    await link.hover();
    await page.locator(tooltip).waitFor();
    await settles();
    if (await page.locator(tooltip).isVisible()) return;
  }
}
