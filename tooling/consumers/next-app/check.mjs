import assert from 'node:assert/strict';
import { opensEveryLayer } from '../shared/opens-every-layer.mjs';
import { usesEveryFeature } from '../shared/uses-every-feature.mjs';

/** The server sends complete HTML, the browser hydrates it without errors, and everything works. */
export default async function check(page) {
  const html = await (await fetch(page.url())).text();
  for (const part of ['data-slot="button"', 'data-slot="badge"', 'data-slot="field"', 'data-slot="timeline"']) {
    assert.ok(html.includes(part), `the server's HTML has no ${part}`);
  }
  assert.match(html, /<a [^>]*data-variant="ink"[^>]*>送出提案<\/a>/);
  assert.match(
    html,
    /<a [^>]*class="[^"]*pd-root [^"]*pd:bg-accent [^"]*own"[^>]*>看時程<\/a>/,
    'a server can use the class names of a button',
  );
  assert.match(html, /<p>睡前<strong>五分鐘<\/strong>/, 'a document is rendered before any script has run');
  assert.match(html, /<p>The same lamp at the same time\.<\/p>/, 'also in a client component');
  assert.match(html, /Ten/, 'and a comparison');
  assert.ok(!html.includes('<script>alert'), 'and forbidden content was removed');

  await setsThemeWithoutReact(page);

  assert.equal(await page.locator('strong', { hasText: '五分鐘' }).count(), 1);
  await page.getByRole('button', { name: '時程' }).click();
  await page.getByText('共三次修改').waitFor();
  await page.keyboard.press('Escape');
  await opensEveryLayer(page);
  await usesEveryFeature(page);
  await page.getByRole('link', { name: '送出提案' }).click();
  await page.waitForURL(/step=2/);
  await rendersEveryEntry(page);
  await worksWithPolicy(page);
}

/** Violations of the policy are console errors, which fail the check. */
async function worksWithPolicy(page) {
  const response = await page.goto(new URL('/policy', page.url()).href);
  const policy = response.headers()['content-security-policy'];
  assert.match(policy, /style-src 'self' 'nonce-[^']+';/);
  assert.match(policy, /script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'light', 'the script in the head has run');
  await opensEveryLayer(page);
  await usesEveryFeature(page);
}

async function rendersEveryEntry(page) {
  const url = new URL('/parts', page.url()).href;
  const html = await (await fetch(url)).text();
  for (const part of ['data-slot="table"', 'data-slot="combobox-control"', 'data-slot="film-strip"', '夜間修護精華']) {
    assert.ok(html.includes(part), `the server's HTML has no ${part}`);
  }
  await page.goto(url);
  await page.getByLabel('Elements').getByText('paidang-chat paidang-tour').waitFor();
  assert.equal(await page.getByLabel('Empty entries').textContent(), '');
  assert.ok((await page.locator('main > section').count()) > 40, 'a section for every part');
}

/** On a dark device, without the app's scripts: the script in the head alone sets the theme of the app. */
async function setsThemeWithoutReact(page) {
  const bare = await page.context().browser().newPage({ colorScheme: 'dark' });
  await bare.route(/\.js(\?|$)/, (route) => route.abort());
  await bare.goto(page.url());
  assert.equal(await bare.locator('html').getAttribute('data-theme'), 'light');
  await bare.close();
}
