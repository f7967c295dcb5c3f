import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { measureLoad } from '../e2e/fixtures/page-load.ts';
import { PaidangServer } from '../e2e/fixtures/paidang-server.ts';
import { demoRoute, demoSession } from '../e2e/fixtures/watched-pages.ts';
import { chromiumPath } from '../scripts/chromium.mjs';

/** What each page of the built product loads before it can be read, at both widths, beside what it may. */
execFileSync(
  'turbo',
  ['run', 'build', '--filter=@paidang/web...', '--filter=@paidang/server...', '--output-logs=errors-only'],
  {
    stdio: 'inherit',
  },
);
const { routes } = JSON.parse(await readFile(join(import.meta.dirname, '../budgets.json'), 'utf8'));
const dataDir = await mkdtemp(join(tmpdir(), 'paidang-bench-'));
const server = await PaidangServer.start(dataDir);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

async function storageOf(as) {
  if (!as) return undefined;
  const { token, user, socket } = await demoSession(server.url, `${as}@paidang.test`);
  const entries = {
    'paidang.token': token,
    'paidang.user': JSON.stringify(user),
    'paidang.socket': socket ? '1' : '0',
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: server.url, localStorage }] };
}

console.log('| page | scripts | kB | calls | calls at rest | shift at 1440 | shift at 390 |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, budget] of Object.entries(routes)) {
  const { as, path, readable } = await demoRoute(server.url, name);
  const loads = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ viewport, storageState: await storageOf(as), locale: 'zh-TW' });
    loads.push(await measureLoad(await context.newPage(), server.url + path, readable));
    await context.close();
  }
  const [wide, narrow] = loads;
  const of = (is, may) => `${is} of ${may}`;
  console.log(
    `| ${name} | ${of(wide.files, budget.files)} | ${of(wide.kB.toFixed(0), budget.kB)} | ${of(wide.calls, budget.calls)} | ${of(wide.allCalls, budget.rest)} | ${wide.shift.toFixed(3)} | ${narrow.shift.toFixed(3)} |`,
  );
}
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
