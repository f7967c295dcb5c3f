import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cell, median, servePages } from './pages.mjs';

/** The same work for our chat and its peers, in one run on one machine, as ratios to bare virtua. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const candidates = {
  virtua: 'bare virtua list',
  paidang: '@paidang/chat',
  plain: 'plain map',
  stream: 'stream-chat-react',
  chatscope: '@chatscope/chat-ui-kit-react',
};

const pages = await servePages({ suite: 'rooms', names: Object.keys(candidates), ours: '@paidang/chat' });
const results = {};
for (const name of Object.keys(candidates)) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await pages.open(name, { width: 800, height: 800 });
    const run = await page
      .evaluate(() => window.measure())
      .catch((error) => ({ opened: NaN, burst: NaN, error: String(error) }));
    runs.push(run);
    console.log(
      `${candidates[name]}, round ${round + 1}: ${run.error ?? `${run.opened.toFixed(0)} / ${run.burst.toFixed(0)} ms`}`,
    );
    await page.close();
    if (run.error) break;
  }
  results[name] = { opened: median(runs.map(({ opened }) => opened)), burst: median(runs.map(({ burst }) => burst)) };
}
await pages.close();

const base = results.virtua;
console.log('\nA room with 10,000 messages, median of', rounds);
console.log('| candidate | open to newest visible | burst of 500 |\n| --- | --- | --- |');
for (const [name, title] of Object.entries(candidates)) {
  const { opened, burst } = results[name];
  console.log(`| ${title} | ${cell(opened, base.opened)} | ${cell(burst, base.burst)} |`);
}
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
