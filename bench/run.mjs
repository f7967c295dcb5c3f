import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, servePages } from './pages.mjs';

/** Runs the same tasks for our chat and its peers, in one run on one machine, as ratios to bare virtua. */
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

const pages = await servePages({ suite: 'rooms', names: Object.keys(candidates), ours: '@paidang/chat' });
const measures = ['open', 'keystroke', 'burst', 'prepend', 'drift'];
const runs = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
// In alternating rounds, so that other load on the machine affects all candidates.
for (let round = 1; round <= rounds; round += 1) {
  for (const [name, title] of Object.entries(candidates)) {
    const page = await pages.open(name, { width: 800, height: 800 });
    try {
      const run = await page.evaluate(() => window.measure());
      runs[name].push(run);
      console.log(`${title}, round ${round}: ${measures.map((of) => `${of} ${run[of].toFixed(1)}`).join(', ')}`);
    } catch (error) {
      // All medians must be of the same rounds, otherwise the run is invalid.
      console.error(`${title}, round ${round}: ${error}`);
      process.exitCode = 1;
    }
    await page.close();
  }
}
await pages.close();

/** One figure per candidate and measurement. */
const picked = (pick) =>
  Object.fromEntries(
    Object.entries(runs)
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => [name, Object.fromEntries(measures.map((of) => [of, pick(list.map((run) => run[of]))]))]),
  );

function print(title, results) {
  const figure = (name, of, digits) =>
    `${results[name][of]?.toFixed(digits)} ms (${(results[name][of] / results.virtua?.[of]).toFixed(2)}×)`;
  console.log(`\nA room with 10,000 messages, ${title} of ${rounds}`);
  console.log(
    '| candidate | open to newest visible | a letter typed | burst of 500 | 20 in front | moved by |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, { drift }] of Object.entries(results)) {
    const moved = Number.isFinite(drift) ? `${drift.toFixed(0)} px` : 'out of view';
    const row = [
      figure(name, 'open', 0),
      figure(name, 'keystroke', 1),
      figure(name, 'burst', 0),
      figure(name, 'prepend', 0),
    ];
    console.log(`| ${candidates[name]} | ${row.join(' | ')} | ${moved} |`);
  }
}

// Other load only ever adds time: next to the median, the best round shows the work itself.
const results = { median: picked(median), best: picked((values) => Math.min(...values)) };
for (const [title, of] of Object.entries(results)) print(title, of);

const { paidang, virtua, stream } = results.median;
const times = (ratio) => `${ratio.toFixed(2)}×`;
if (paidang && virtua) {
  const ratios = ['open', 'keystroke', 'burst', 'prepend'].map((of) => `${of} ${times(paidang[of] / virtua[of])}`);
  console.log(`\nOurs to the bare list, to be at most 1.30×: ${ratios.join(', ')}`);
}
if (paidang && stream) {
  console.log(
    `stream-chat-react to ours until the newest is visible, to be at least 10×: ${times(stream.open / paidang.open)}`,
  );
}
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
