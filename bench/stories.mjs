import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromiumPath } from '../scripts/chromium.mjs';

/** How long each story of the built Storybook takes to render, on its own page with a warm cache. */
const goal = 1000;
const outDir = join(import.meta.dirname, 'dist', 'storybook');
execFileSync('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', outDir], { stdio: 'inherit' });
const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8'));
const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));

const server = await preview({
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

/** From navigation to the story until it is rendered, without its play function. */
async function load(id) {
  await page.goto(`${server.resolvedUrls.local[0]}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const drawn = await page.waitForFunction(() => {
    const before = [undefined, 'preparing', 'loading', 'beforeEach', 'rendering'];
    return before.includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase) ? null : performance.now();
  });
  return drawn.jsonValue();
}

await load(ids[0]);
const times = new Map();
for (const id of ids) times.set(id, await load(id));
const slowest = (count) => [...times].toSorted(([, a], [, b]) => b - a).slice(0, count);
// Other load on the machine may have slowed a story down: slow ones are measured twice more.
for (const [id] of [...slowest(30), ...slowest(30)]) times.set(id, Math.min(times.get(id), await load(id)));
await browser.close();
await server.close();

const middle = slowest(ids.length)[Math.floor(ids.length / 2)][1];
const late = [...times.values()].filter((time) => time > goal).length;
console.log(
  `\n${ids.length} stories, median ${middle.toFixed(0)} ms, ${late} of them over ${goal} ms. The slowest ten:`,
);
console.log('| story | until it stands |\n| --- | --- |');
for (const [id, time] of slowest(10)) console.log(`| ${id} | ${time.toFixed(0)} ms |`);
