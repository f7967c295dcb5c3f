import { readFileSync } from 'node:fs';
import { readTests } from '../tooling/test-reports.ts';

const ids = /R-[a-z]+-\d{2}/g;

/** Rows of docs/requirements.md: `| R-chat-08 | rule | Enter sends. | … |`. */
const rows = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, , text] = line.match(/^\| (R-[a-z]+-\d{2}) \| (\w+) \| (.*?) \|/) ?? [];
    return id ? [{ id, text }] : [];
  });

const proven = new Set();
const broken = new Set();
const tests = readTests('.reports');
for (const { title, passed } of tests) {
  for (const id of title.match(ids) ?? []) (passed ? proven : broken).add(id);
}
for (const id of broken) proven.delete(id);

const known = new Set(rows.map(({ id }) => id));
const invented = [...proven, ...broken].filter((id) => !known.has(id));
const areas = Map.groupBy(rows, ({ id }) => id.split('-')[1]);
const short = process.argv.includes('--short');

for (const [area, list] of areas) {
  const open = list.filter(({ id }) => !proven.has(id));
  console.log(`R-${area}: ${list.length - open.length} of ${list.length}`);
  if (short) continue;
  for (const { id, text } of list) console.log(`  ${proven.has(id) ? '✓' : broken.has(id) ? '✗' : '·'} ${id} ${text}`);
}
if (tests.length === 0) console.log('No test reports in .reports: run `npm test` first.');
if (invented.length > 0) console.log(`Tests name rows that do not exist: ${invented.join(', ')}`);
console.log(`proven ${[...proven].filter((id) => known.has(id)).length} of ${rows.length}`);
process.exitCode = invented.length > 0 ? 1 : 0;
