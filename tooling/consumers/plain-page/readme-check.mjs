import assert from 'node:assert/strict';

const openExample = (page, name) => page.goto(new URL(`readme-${name}.html`, page.url()).href);
/** Arguments that the functions of the host received. */
const receivedArguments = (page) => page.evaluate(() => window.said);

/** How to use each HTML example of a README. */
const uses = {
  async chat(page) {
    const authorizations = [];
    await page.route('**/api/**', (route) => {
      authorizations.push(route.request().headers().authorization);
      return route.fulfill({ json: { status: '0000', message: '', data: [] } });
    });
    await page.routeWebSocket(/./, () => {});
    await openExample(page, 'chat');
    await page.getByRole('button', { name: /聊天/ }).waitFor();
    await assertEventually(() => authorizations.includes('Bearer token'), 'the chat sends the token of the page');
  },
  async 'comment-board'(page) {
    await openExample(page, 'comment-board');
    await page.getByRole('textbox').fill('開場再快一點');
    await page.keyboard.press('Control+Enter');
    await page.getByText('開場再快一點').waitFor();
    await assertEventually(
      async () => (await receivedArguments(page)).includes(1),
      'the page is notified of the number of open comments',
    );
  },
  async editor(page) {
    await openExample(page, 'editor');
    const isValid = () => page.evaluate(() => document.querySelector('form').checkValidity());
    await assertEventually(async () => !(await isValid()), 'an empty required field makes the form invalid');
    await page.getByRole('textbox', { name: '大綱' }).fill('睡前五分鐘');
    await assertEventually(isValid, 'a field with text makes it valid');
    const sent = () => page.evaluate(() => new FormData(document.querySelector('form')).get('outline'));
    assert.equal(await sent(), '<p>睡前五分鐘</p>');
  },
  async film(page) {
    await openExample(page, 'film');
    await page.getByRole('button', { name: '下一格' }).click();
    await page.keyboard.press('i');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('o');
    await assertEventually(
      async () => (await receivedArguments(page)).some((said) => said > 0.4),
      'the page is notified of the marked range',
    );
    await page.getByRole('button', { name: '在畫面上畫記' }).click();
    await page.getByRole('application', { name: '畫面' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '收起畫筆' }).click();
    await assertEventually(
      async () => (await receivedArguments(page)).includes('pen'),
      'the page receives the drawing',
    );
  },
  async tour(page) {
    const logged = page.waitForEvent('console', (message) => message.text() === 'done');
    await openExample(page, 'tour');
    await page.getByRole('dialog', { name: '先看需求單' }).waitFor();
    await page.getByRole('button', { name: '完成' }).click();
    await logged;
  },
};

async function assertEventually(condition, message) {
  const end = Date.now() + 10_000;
  while (!(await condition())) {
    assert.ok(Date.now() < end, message);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {import('playwright-core').Page} page */
export async function runsTheHtmlOfTheReadmes(page) {
  const names = await page.evaluate(async () => (await fetch('/readmes.json')).json());
  for (const name of names) {
    assert.ok(uses[name], `${name} has a new example: add its use to readme-check.mjs`);
    await uses[name](page);
  }
}
