import assert from 'node:assert/strict';

/** Layers must stand at the buttons that opened them: the proof that refs arrive. */
export default async function check(page) {
  for (const text of ['睡前五分鐘', '唯讀的大綱', '留言']) await page.getByText(text).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.refs), 'BUTTON,INPUT');

  const login = page.getByRole('button', { name: '登入' });
  const looks = await login.evaluate((button) => {
    const { borderTopWidth, paddingLeft } = getComputedStyle(button);
    const { backgroundColor } = getComputedStyle(document.querySelector('[data-slot=icon-button]'));
    return [borderTopWidth, paddingLeft, backgroundColor];
  });
  assert.deepEqual(looks, ['1px', '16px', 'rgba(0, 0, 0, 0)'], 'styles.unlayered.css holds against `button { … }`');

  await beside(page, page.getByRole('button', { name: '時程' }), '[data-slot=popover-content]');
  await beside(page, page.getByRole('button', { name: '更多' }), '[data-slot=dropdown-menu-content]');
  await beside(page, page.getByRole('combobox', { name: '類型' }), '[data-slot=select-content]');

  const link = page.getByRole('link', { name: '流程' });
  await hover(page, link, '[data-slot=tooltip]');
  await near(page, await link.boundingBox(), '[data-slot=tooltip]');
  await page.mouse.move(0, 0);

  await login.click();
  await page.getByLabel('電子郵件').fill('a@example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(await login.evaluate((button) => button === document.activeElement), 'the dialog gives the focus back');

  await page.getByRole('button', { name: '開始導覽' }).click();
  await page.getByText('送出後會建立版本').waitFor();
  await near(page, await page.locator('h1').boundingBox(), '[data-slot=tour-popover]', 40);
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

async function beside(page, trigger, layer) {
  const from = await trigger.boundingBox();
  await trigger.click();
  await near(page, from, layer);
  await page.keyboard.press('Escape');
  await page.locator(layer).waitFor({ state: 'detached' });
}

async function near(page, from, layer, limit = 24) {
  await page.locator(layer).waitFor();
  const to = await page.locator(layer).boundingBox();
  assert.ok(to, `${layer} is gone as soon as it is there`);
  const apart = Math.max(
    to.y - from.y - from.height,
    from.y - to.y - to.height,
    to.x - from.x - from.width,
    from.x - to.x - to.width,
  );
  assert.ok(apart < limit, `${layer} stands ${Math.round(apart)} px away from what opened it`);
}
