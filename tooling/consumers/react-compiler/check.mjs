import assert from 'node:assert/strict';

/** A host with the React Compiler: first with our packages as published, then with them compiled too. */
export default async function check(page) {
  const { href } = new URL(page.url());
  for (const path of ['', 'packages/']) {
    await page.goto(new URL(path, href).href);
    await updatesChat(page);
    await updatesComments(page);
    await writesText(page);
    await updatesElements(page);
  }
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const item = (page, list, text) => page.getByRole('list', { name: list }).getByText(text, { exact: true });

async function updatesChat(page) {
  await press(page, '開啟對話');
  await page.getByRole('textbox', { name: '給阿澄的訊息' }).waitFor();
  await press(page, '對方說話');
  await item(page, '選出的訊息', '對方說的 sent 未讀').waitFor();
  await page.getByRole('article').getByText('對方說的').waitFor();
  await press(page, '自己說話');
  await item(page, '選出的訊息', '好，沒問題 sent 未讀').waitFor();
  await press(page, '對方讀了');
  await item(page, '選出的訊息', '好，沒問題 sent 已讀').waitFor();
}

async function updatesComments(page) {
  const comments = () => page.getByRole('list', { name: '選出的留言' }).locator('li').allTextContents();
  await item(page, '選出的留言', '開場再快一點').waitFor();
  await press(page, '加一則留言');
  await item(page, '選出的留言', '新的一則').waitFor();
  await press(page, '改一則留言');
  await item(page, '選出的留言', '改過了').waitFor();
  await press(page, '刪一則留言');
  await item(page, '選出的留言', '改過了').waitFor({ state: 'detached' });
  assert.deepEqual(await comments(), ['新的一則']);
}

async function writesText(page) {
  const text = page.getByRole('textbox', { name: '大綱', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('region', { name: '寫作' }).getByRole('button', { name: '粗體' }).first().click();
  await page
    .locator('[data-slot="rich-text-view"] strong, .pd-rich-text:not([contenteditable]) strong')
    .first()
    .waitFor();
  await press(page, '開始導覽');
  await page.getByRole('dialog', { name: '從這裡開始' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '從這裡開始' }).waitFor({ state: 'detached' });
}

async function updatesElements(page) {
  await page.getByText('元素裡的留言').waitFor();
  await page.getByRole('textbox', { name: '元素的大綱' }).click();
  await page.keyboard.type('abc');
  await page.getByLabel('元素說的').getByText('2 1 <p>abc</p>').waitFor();
  await press(page, '元素導覽');
  await page.getByRole('dialog', { name: '元素的導覽' }).waitFor();
}
