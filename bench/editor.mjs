import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cell, median, servePages } from './pages.mjs';

/** 2,000 paragraphs and 10 tables: ours with its toolbar compared with bare Tiptap and the peers, as ratios to bare Tiptap. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const presses = 40;
const candidates = {
  tiptap: 'bare Tiptap 3.32',
  paidang: '@paidang/editor',
  lexical: 'Lexical 0.52',
  ckeditor: 'CKEditor 5 48.5',
  blocknote: 'BlockNote 0.55',
};
const measures = { loaded: 'open to last painted', key: 'key to frame', worst: '95th percentile' };

const pages = await servePages({ suite: 'editor', names: Object.keys(candidates), ours: '@paidang/editor' });
const runs = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));

async function measure(name) {
  const page = await pages.open(name, { width: 1000, height: 800 });
  try {
    const loaded = await page.evaluate(() => window.measure());
    const { x, y } = await page.evaluate(() => window.middle());
    await page.mouse.click(x, y);
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('a');
      await page.waitForFunction((count) => window.keys.length >= count, press + 1);
      await page.waitForTimeout(40);
    }
    const { keys, text } = await page.evaluate(() => ({ keys: window.keys, text: document.body.textContent }));
    if (!text.includes('a'.repeat(presses))) throw new Error(`${name} did not take what was typed`);
    // The first keys warm up.
    const times = keys.slice(5).toSorted((a, b) => a - b);
    return { loaded, key: median(times), worst: times[Math.floor(times.length * 0.95)] };
  } finally {
    await page.close();
  }
}

for (let round = 0; round < rounds; round += 1) {
  for (const [name, title] of Object.entries(candidates)) {
    const run = await measure(name);
    runs[name].push(run);
    console.log(
      `${title}, round ${round + 1}: ${Object.values(run)
        .map((time) => time.toFixed(1))
        .join(' / ')} ms`,
    );
  }
}
await pages.close();

const results = {};
for (const [name, all] of Object.entries(runs)) {
  results[name] = Object.fromEntries(
    Object.keys(measures).map((measured) => [measured, median(all.map((run) => run[measured]))]),
  );
}
console.log(`\n2,000 paragraphs and 10 tables, median of ${rounds}`);
console.log(
  `| candidate | ${Object.values(measures).join(' | ')} |\n|${' --- |'.repeat(Object.keys(measures).length + 1)}`,
);
for (const [name, title] of Object.entries(candidates)) {
  const cells = Object.keys(measures).map((measured) => cell(results[name][measured], results.tiptap[measured]));
  console.log(`| ${title} | ${cells.join(' | ')} |`);
}
writeFileSync(join(import.meta.dirname, 'results-editor.json'), `${JSON.stringify(results, null, 2)}\n`);
