import assert from 'node:assert/strict';

/** Opens and uses everything; violations of the policy are console errors, which fail the check. */
export default async function check(page) {
  const policy = (await page.reload()).headers()['content-security-policy'];
  assert.match(policy, /style-src 'self' 'nonce-/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  await page.getByText('開場可以再快一點嗎？').waitFor();
  await opensEveryLayer(page);
  await opensEveryList(page);
  await usesEveryPackage(page);
  await usesTheElements(page);
}

const isLocked = (page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

async function opensEveryLayer(page) {
  const layer = (name) => page.getByRole('region', { name: 'layers' }).getByRole('button', { name, exact: true });
  const gone = (slot) => page.locator(`[data-slot="${slot}"]`).waitFor({ state: 'detached' });
  for (const [name, slot] of [
    ['Dialog', 'dialog-content'],
    ['Sheet', 'sheet-content'],
    ['AlertDialog', 'alert-dialog-content'],
    ['CountdownDialog', 'countdown-dialog-content'],
  ]) {
    await layer(name).click();
    await page.locator(`[data-slot="${slot}"]`).waitFor();
    assert.ok(await isLocked(page), `the page scrolls below ${name}: its style was blocked`);
    await page.keyboard.press('Escape');
    await gone(slot);
  }
  await layer('LoadingOverlay').click();
  await page.locator('[data-slot="loading-overlay"]').waitFor();
  assert.ok(await isLocked(page), 'the page scrolls below LoadingOverlay: its style was blocked');
  await gone('loading-overlay');

  for (const [name, slot, button] of [
    ['Lightbox', 'lightbox', 'left'],
    ['Popover', 'popover-content', 'left'],
    ['DropdownMenu', 'dropdown-menu-content', 'left'],
  ]) {
    await layer(name).click({ button });
    await page.locator(`[data-slot="${slot}"]`).waitFor();
    await page.keyboard.press('Escape');
    await gone(slot);
  }
  await layer('Tooltip').hover();
  await page.locator('[data-slot="tooltip"]').waitFor();
  await layer('Toast').click();
  await page.getByText('已送出提案', { exact: true }).waitFor();
}

async function opensEveryList(page) {
  const controls = page.getByRole('region', { name: 'controls' });
  await controls.getByRole('combobox', { name: 'Select', exact: true }).click();
  await page.getByRole('option', { name: '影片' }).click();
  for (const name of ['Combobox', 'MultiCombobox']) {
    await controls.getByRole('combobox', { name, exact: true }).fill('影');
    await page.getByRole('option', { name: '影片' }).click();
    await page.keyboard.press('Escape');
  }
  for (const name of ['選擇日期', '選擇日期範圍']) {
    await controls.getByRole('button', { name, exact: true }).click();
    await page.getByRole('grid').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('grid').first().waitFor({ state: 'detached' });
  }
  const bars = await page
    .locator('[data-slot="scroll-area-viewport"]')
    .first()
    .evaluate((viewport) => getComputedStyle(viewport).scrollbarWidth);
  assert.equal(bars, 'none', "the style of a scroll area was blocked: the browser's bars show");
}

async function usesEveryPackage(page) {
  assert.equal(await page.locator('[data-checked]').textContent(), '請填寫此欄位');
  const text = page.getByRole('textbox', { name: '大綱' });
  await text.getByText('開場').click();
  await page.keyboard.press('End');
  await page.keyboard.type('再加一句');
  await text.getByText('再加一句').waitFor();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>貼上的<strong>一句</strong></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await text.getByText('貼上的').waitFor();
  const toolbar = page.getByRole('toolbar').first();
  for (const name of ['文字顏色', '螢光標記', '連結', '尋找與取代']) {
    await toolbar.getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  assert.equal(await page.locator('[data-slot="rich-text"] .pd-text-red').textContent(), '五分鐘');
  await page.locator('[data-slot="rich-text-diff"] ins').first().waitFor();

  await page.getByRole('textbox', { name: '寫留言' }).fill('收到');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('收到', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: '開始導覽' }).click();
  await page.getByText('送出後會建立版本').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('送出後會建立版本').waitFor({ state: 'detached' });
}

async function usesTheElements(page) {
  await page.evaluate(() => {
    const tour = document.querySelector('paidang-tour');
    tour.steps = [{ id: 'title', title: '元件的導覽', text: '合作夥伴的頁面', target: 'h1' }];
    tour.start();
  });
  await page.getByText('元件的導覽').waitFor();
  await page.keyboard.press('Escape');
  const film = page.locator('paidang-film');
  await film.getByRole('button', { name: '快速鍵' }).click();
  await film.getByRole('dialog', { name: '播放器快速鍵' }).waitFor();
  assert.ok(await isLocked(page), 'the page scrolls below the dialog of the film: its style was blocked');
  await page.keyboard.press('Escape');
  await film.getByRole('button', { name: '在畫面上畫記' }).click();
  await film.getByRole('application', { name: '畫面' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await film.getByRole('button', { name: '收起畫筆' }).click();
  await film.getByRole('button', { name: '收起畫筆' }).waitFor({ state: 'detached' });
}
