import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumPath } from '../scripts/chromium.mjs';

/** `npm run bench`: the same work for our chat and its peers, in one run on one machine, as ratios to bare virtua. */
const bench = import.meta.dirname;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const all = {
  virtua: 'bare virtua list',
  paidang: '@paidang/chat',
  plain: 'plain map',
  stream: 'stream-chat-react',
  chatscope: '@chatscope/chat-ui-kit-react',
};
const wanted = process.env.BENCH_CANDIDATES?.split(',');
const candidates = Object.fromEntries(Object.entries(all).filter(([name]) => !wanted || wanted.includes(name)));

if (!existsSync(join(bench, 'node_modules'))) {
  console.log('Installing the peers …');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'], {
    cwd: bench,
    stdio: 'inherit',
  });
}
execFileSync('turbo', ['run', 'build', '--filter=@paidang/chat...', '--output-logs=errors-only'], { stdio: 'inherit' });

const pages = join(bench, '.pages');
mkdirSync(pages, { recursive: true });
for (const name of Object.keys(candidates)) {
  const head = '<meta charset="utf-8"><link rel="icon" href="data:,">';
  writeFileSync(
    join(pages, `${name}.html`),
    `<!doctype html><html lang="zh-Hant-TW"><head>${head}<title>${name}</title></head><body style="margin:0"><script type="module" src="../rooms/${name}.tsx"></script></body></html>`,
  );
}
await build({
  root: pages,
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: join(bench, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: Object.keys(candidates).map((name) => join(pages, `${name}.html`)) },
  },
});
const server = await preview({
  root: bench,
  build: { outDir: 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const [url] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const measures = ['open', 'keystroke', 'burst', 'prepend', 'drift'];
const runs = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
// In turns, so that whatever else the machine does meets all of them.
for (let round = 1; round <= rounds; round += 1) {
  for (const [name, title] of Object.entries(candidates)) {
    const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
    await page.goto(`${url}${name}.html`, { waitUntil: 'load' });
    await page.waitForFunction(() => 'measure' in window);
    try {
      const run = await page.evaluate(() => window.measure());
      runs[name].push(run);
      console.log(`${title}, round ${round}: ${measures.map((of) => `${of} ${run[of].toFixed(1)}`).join(', ')}`);
    } catch (error) {
      console.log(`${title}, round ${round}: ${error}`);
    }
    await page.close();
  }
}
await browser.close();
await server.close();

/** One figure a candidate and measurement. */
const picked = (pick) =>
  Object.fromEntries(
    Object.entries(runs).map(([name, list]) => [
      name,
      Object.fromEntries(measures.map((of) => [of, pick(list.map((run) => run[of]))])),
    ]),
  );

function print(title, results) {
  const cell = (name, of, digits) =>
    `${results[name][of]?.toFixed(digits)} ms (${(results[name][of] / results.virtua?.[of]).toFixed(2)}×)`;
  console.log(`\nA room with 10,000 messages, ${title} of ${rounds}`);
  console.log(
    '| candidate | open to newest visible | a letter typed | burst of 500 | 20 in front | moved by |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, called] of Object.entries(candidates)) {
    const { drift } = results[name];
    const moved = Number.isFinite(drift) ? `${drift.toFixed(0)} px` : 'out of view';
    const row = [cell(name, 'open', 0), cell(name, 'keystroke', 1), cell(name, 'burst', 0), cell(name, 'prepend', 0)];
    console.log(`| ${called} | ${row.join(' | ')} | ${moved} |`);
  }
}

// What else a machine does only ever adds time: beside the median, the best round shows the work itself.
const results = { median: picked(median), best: picked((values) => Math.min(...values)) };
for (const [title, of] of Object.entries(results)) print(title, of);
writeFileSync(join(bench, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
