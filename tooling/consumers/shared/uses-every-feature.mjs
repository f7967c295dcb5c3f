import assert from 'node:assert/strict';
import { eventually, inWindow, near, opens } from './opens-every-layer.mjs';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>';
const popover = '[data-slot=popover-content]';

/** Writes, comments, chats and takes a tour on the page of `every-feature.tsx`. */
export async function usesEveryFeature(page) {
  await writes(page);
  await comments(page);
  await chats(page);
  await page.getByRole('button', { name: 'Tour', exact: true }).click();
  await page.getByText('Sending makes a version').waitFor();
  await inWindow(page, '[data-slot=tour-popover] [data-own=popover]');
  await near(page, page.locator('h1').first(), '[data-slot=tour-popover]', 40);
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=tour-popover]').waitFor({ state: 'detached' });
}

async function writes(page) {
  const text = page.getByRole('textbox', { name: 'Outline' });
  await text.getByText('Before sleep').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', five minutes');
  await eventually(
    async () => (await page.getByLabel('Written').textContent()).includes('Before sleep, five minutes'),
    'the host is notified of the text',
  );
  const tool = (name) => () => page.getByRole('toolbar').first().getByRole('button', { name, exact: true });
  for (const name of ['段落樣式：內文', '文字顏色', '螢光標記', '表格']) {
    await opens(page, { opener: tool(name), layer: popover, beside: true });
  }
  await opens(page, { opener: tool('連結'), layer: popover, beside: true, back: () => text });
  await tool('Date')().click();
  await eventually(
    async () => (await text.textContent()).includes('2026-11-23'),
    'a button of the host inserts the date',
  );
  await tool('尋找與取代')().click();
  await page.getByRole('textbox', { name: '尋找' }).fill('sleep');
  await page.keyboard.press('Escape');
  // The focus moves one frame later; input before that would go elsewhere.
  await eventually(
    () => text.evaluate((element) => element === document.activeElement),
    'the text takes the focus back',
  );
}

async function comments(page) {
  const field = page.locator('[data-slot=comment-composer] textarea').first();
  await field.fill('The lamp is good.');
  await page.keyboard.press('Control+Enter');
  await page.locator('[data-slot=comment]').getByText('The lamp is good.').waitFor();
  await page.locator('[data-slot=comment] [data-own=comment-header]').first().waitFor();
  const more = () => page.locator('[data-slot=comment]').first().locator('[data-slot=comment-menu] button').first();
  await opens(page, { opener: more, layer: '[data-slot=dropdown-menu-content]', beside: true });
  await more().click();
  await page.getByRole('menuitem', { name: '刪除' }).click();
  await inWindow(page, '[data-slot=alert-dialog-content]');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=alert-dialog-content]').waitFor({ state: 'detached' });

  await page.getByText('The same lamp at the same time.').dblclick({ position: { x: 60, y: 12 } });
  await inWindow(page, '[data-slot=selection-tools]');
  await page.getByRole('button', { name: '針對這段留言' }).click();
  await eventually(
    () => field.evaluate((element) => element === document.activeElement),
    'the composer takes the focus',
  );
}

async function chats(page) {
  await page.route('**/demo/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.locator('[data-slot=chat-room-item]', { hasText: '阿澄' }).click();
  await inWindow(page, '[data-slot=chat-window]');
  const room = page.locator('[data-slot=chat-window]');
  const field = room.getByRole('textbox', { name: '給阿澄的訊息' });
  await field.fill('Good morning');
  await page.keyboard.press('Enter');
  await room.locator('article [data-own=bubble]', { hasText: 'Good morning' }).waitFor();
  assert.equal(await field.inputValue(), '');
  await room.locator('[data-slot=chat-picture]').first().click();
  await inWindow(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await room.getByRole('button', { name: '關閉' }).click();
  await room.waitFor({ state: 'detached' });
}
