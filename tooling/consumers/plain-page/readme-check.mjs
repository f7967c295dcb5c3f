import assert from 'node:assert/strict';

const example = (page, name) => page.goto(new URL(`readme-${name}.html`, page.url()).href);
/** What the functions of the host were told. */
const told = (page) => page.evaluate(() => window.said);

/** How each example of HTML in a README is used, as it is written. */
const uses = {
  async chat(page) {
    const asked = [];
    await page.route('**/api/**', (route) => {
      asked.push(route.request().headers().authorization);
      return route.fulfill({ json: { status: '0000', message: '', data: [] } });
    });
    await page.routeWebSocket(/./, () => {});
    await example(page, 'chat');
    await page.getByRole('button', { name: /聊天/ }).waitFor();
    await assertSoon(() => asked.includes('Bearer token'), 'the chat asks with the token of the page');
  },
  async 'comment-board'(page) {
    await example(page, 'comment-board');
    await page.getByRole('textbox').fill('開場再快一點');
    await page.keyboard.press('Control+Enter');
    await page.getByText('開場再快一點').waitFor();
    await assertSoon(async () => (await told(page)).includes(1), 'the page is told how many comments are open');
  },
  async editor(page) {
    await example(page, 'editor');
    const isValid = () => page.evaluate(() => document.querySelector('form').checkValidity());
    await assertSoon(async () => !(await isValid()), 'an empty field that is required holds up the form');
    await page.getByRole('textbox', { name: '大綱' }).fill('睡前五分鐘');
    await assertSoon(isValid, 'a field with words does not');
    const sent = () => page.evaluate(() => new FormData(document.querySelector('form')).get('outline'));
    assert.equal(await sent(), '<p>睡前五分鐘</p>');
  },
  async film(page) {
    await example(page, 'film');
    await page.getByRole('button', { name: '下一格' }).click();
    await page.keyboard.press('i');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('o');
    await assertSoon(
      async () => (await told(page)).some((said) => said > 0.4),
      'the page is told which stretch is marked',
    );
    await page.getByRole('button', { name: '在畫面上畫記' }).click();
    await page.getByRole('application', { name: '畫面' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '收起畫筆' }).click();
    await assertSoon(async () => (await told(page)).includes('pen'), 'the page is given what was drawn');
  },
  async tour(page) {
    const logged = page.waitForEvent('console', (message) => message.text() === 'done');
    await example(page, 'tour');
    await page.getByRole('dialog', { name: '先看需求單' }).waitFor();
    await page.getByRole('button', { name: '完成' }).click();
    await logged;
  },
};

async function assertSoon(holds, what) {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {import('playwright-core').Page} page */
export async function runsTheHtmlOfTheReadmes(page) {
  const names = await page.evaluate(async () => (await fetch('/readmes.json')).json());
  for (const name of names) {
    assert.ok(uses[name], `${name} has a new example: say in readme-check.mjs how it is used`);
    await uses[name](page);
  }
}
