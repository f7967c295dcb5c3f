import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { measureLoad } from '../e2e/fixtures/page-load.ts';
import { demoRoute, demoSession } from '../e2e/fixtures/watched-pages.ts';
import { chromiumPath } from '../scripts/chromium.mjs';
import { withProduct } from './product.mjs';

/** What each page of the built product loads before it is readable, at both widths, compared with its budget. */
const { routes } = JSON.parse(await readFile(join(import.meta.dirname, '../budgets.json'), 'utf8'));
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

async function storageOf(origin, as) {
  if (!as) return undefined;
  const { token, user, socket } = await demoSession(origin, `${as}@paidang.test`);
  const entries = {
    'paidang.token': token,
    'paidang.user': JSON.stringify(user),
    'paidang.socket': socket ? '1' : '0',
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

async function measure(origin, { path, readable }, storageState, viewport) {
  const context = await browser.newContext({ viewport, storageState, locale: 'zh-TW' });
  const load = await measureLoad(await context.newPage(), origin + path, readable);
  await context.close();
  return load;
}

console.log('| page | scripts | kB | calls | calls at rest | LCP at 390 | shift at 1440 | shift at 390 |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
await withProduct(async (origin) => {
  for (const [name, budget] of Object.entries(routes)) {
    const route = await demoRoute(origin, name);
    const storage = await storageOf(origin, route.as);
    const wide = await measure(origin, route, storage, { width: 1440, height: 900 });
    const narrow = await measure(origin, route, storage, { width: 390, height: 844 });
    const of = (is, may) => `${is} of ${may}`;
    const sizes = [of(wide.scripts.length, budget.files), of(wide.kB.toFixed(0), budget.kB)];
    const calls = [of(wide.calls, budget.calls), of(wide.allCalls, budget.rest)];
    const places = [`${narrow.largestPaint.toFixed(0)} ms`, wide.shift.toFixed(3), narrow.shift.toFixed(3)];
    console.log(`| ${[name, ...sizes, ...calls, ...places].join(' | ')} |`);
  }
});
await browser.close();
