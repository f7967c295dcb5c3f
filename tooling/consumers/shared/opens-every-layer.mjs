import assert from 'node:assert/strict';

const button = (name) => (page) => page.getByRole('button', { name, exact: true });
const field = (name) => (page) => page.getByLabel(name, { exact: true }).first();

/**
 * Each layer of `every-layer.tsx`: its opener, its selector, whether it is placed next to the opener (which proves that refs
 * arrive), and where the focus is while it is open.
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

/** Opens every layer and checks that it is in the window, next to its opener, takes the focus, and returns it. */
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
 * @param beside whether it is placed next to its opener
 * @param focus what has the focus while it is open: the layer or its opener
 */
export async function opens(page, { opener: find, layer, beside = false, focus = 'layer', open = {}, back = find }) {
  const opener = find(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.click(open);
  await inWindow(page, layer);
  if (beside) await near(page, opener, layer);
  const inside = (selector) => document.activeElement?.closest(selector) !== null;
  if (focus === 'layer') await eventually(() => page.evaluate(inside, layer), `${layer} takes the focus`);
  else await eventually(() => hasFocus(opener), `${layer} leaves the focus on its opener`);
  await page.keyboard.press('Escape');
  await page.locator(layer).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(back(page)), `${layer} returns the focus`);
}

const hasFocus = (locator) => locator.evaluate((element) => element.contains(document.activeElement));

/** Waits for a condition that an effect or animation will fulfil. */
export async function eventually(condition, description) {
  for (const end = Date.now() + 5_000; Date.now() < end; ) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  assert.fail(`not: ${description}`);
}

export async function inWindow(page, layer) {
  const shown = page.locator(layer);
  await shown.waitFor();
  const { width, height } = page.viewportSize();
  const isInside = ({ x, y, width: wide, height: high }) =>
    x >= -1 && y >= -1 && x + wide <= width + 1 && y + high <= height + 1;
  await eventually(async () => {
    const box = await shown.boundingBox();
    return box && box.width > 0 && box.height > 0 && isInside(box);
  }, `${layer} is inside the window`);
}

export async function near(page, from, layer, limit = 24) {
  const at = await from.boundingBox();
  const to = await page.locator(layer).boundingBox();
  assert.ok(at && to, `${layer} disappeared at once`);
  const apart = Math.max(
    to.y - at.y - at.height,
    at.y - to.y - to.height,
    to.x - at.x - at.width,
    at.x - to.x - to.width,
  );
  assert.ok(apart < limit, `${layer} is ${Math.round(apart)} px away from its opener`);
}

/** While a page settles, a link may move away from the pointer and its tooltip closes: hover again. */
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
