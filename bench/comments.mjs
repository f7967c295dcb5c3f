import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cell, median, servePages } from './pages.mjs';

/** A board of 1,000 threads: ours compared with Liveblocks' `Thread` in alternating rounds, as ratios to ours. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const candidates = { paidang: '@paidang/comment-board', liveblocks: '@liveblocks/react-ui Thread' };
const measures = {
  opened: 'open to newest visible',
  toggled: 'mark as processed',
  scrolled: '60 steps of 800 px',
  jumped: 'jump to the oldest',
};

const pages = await servePages({
  suite: 'comments',
  names: Object.keys(candidates),
  ours: '@paidang/comment-board',
});
const runs = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [name, title] of Object.entries(candidates)) {
    const page = await pages.open(name, { width: 800, height: 800 });
    const run = await page.evaluate(() => window.measure());
    runs[name].push(run);
    const times = Object.keys(measures).map((measure) => run[measure].toFixed(0));
    console.log(`${title}, round ${round + 1}: ${times.join(' / ')} ms`);
    await page.close();
  }
}
await pages.close();

const results = {};
for (const [name, all] of Object.entries(runs)) {
  results[name] = Object.fromEntries(
    Object.keys(measures).map((measure) => [measure, median(all.map((run) => run[measure]))]),
  );
}
console.log(`\nA board of 1,000 threads, median of ${rounds}`);
console.log(
  `| candidate | ${Object.values(measures).join(' | ')} |\n|${' --- |'.repeat(Object.keys(measures).length + 1)}`,
);
for (const [name, title] of Object.entries(candidates)) {
  const cells = Object.keys(measures).map((measure) => cell(results[name][measure], results.paidang[measure]));
  console.log(`| ${title} | ${cells.join(' | ')} |`);
}
writeFileSync(join(import.meta.dirname, 'results-comments.json'), `${JSON.stringify(results, null, 2)}\n`);
