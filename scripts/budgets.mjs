import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { withSizes } from '../tooling/readme-sizes.ts';

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Size of what a page loads for `code` before anything lazy: its own chunk and all static imports. */
async function bundled({ code, withLazy = false }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const outputs = metafile.outputs;
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint === '<stdin>');
  const loaded = new Set([entry]);
  for (const path of loaded) {
    for (const { path: imported, kind, external } of outputs[path].imports) {
      if (!external && (withLazy || kind !== 'dynamic-import')) loaded.add(imported);
    }
  }
  const files = outputFiles.filter(({ path }) => [...loaded].some((name) => path.endsWith(name)));
  const inputs = [...loaded].flatMap((path) => Object.entries(outputs[path].inputs));
  const libraries = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? libraryOf(path) : []));
  return { size: files.reduce((sum, { contents }) => sum + gzipped(contents), 0), libraries: new Set(libraries) };
}

/** `node_modules/@radix-ui/react-slot/dist/index.mjs` belongs to `@radix-ui/react-slot`. */
const libraryOf = (path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [];

/** Code that loads all of one public entry of `@paidang/ui`. */
const entryCode = (entry) => `export * from '@paidang/ui/${entry}'`;

const { budgets, entries, restricted } = JSON.parse(readFileSync('budgets.json', 'utf8'));
const problems = [];

function checkBudget(name, size, kB) {
  const fits = size <= kB;
  if (!fits) problems.push(`${name} is ${size.toFixed(2)} kB, but its budget is ${kB} kB`);
  console.log(`${fits ? '✓' : '✗'} ${name}: ${size.toFixed(2)} kB of ${kB} kB`);
}

const sizes = {};
const recordSize = (name, size) => {
  sizes[name] = Number(size.toFixed(2));
};

for (const { name, kB, ...budget } of budgets) {
  const size = budget.file ? gzipped(readFileSync(budget.file)) : (await bundled(budget)).size;
  recordSize(name, size);
  checkBudget(name, size, kB);
}

const published = Object.keys(JSON.parse(readFileSync('packages/ui/package.json', 'utf8')).exports)
  .filter((path) => !/\.(css|json)$/.test(path))
  .map((path) => path.slice(2));
for (const name of [
  '@paidang/contract',
  '@paidang/editor',
  '@paidang/chat',
  '@paidang/claims',
  '@paidang/evidence',
  '@paidang/comment-board',
  '@paidang/film',
  '@paidang/tour',
]) {
  const { size } = await bundled({ code: `export * from '${name}'` });
  recordSize(name, size);
}
for (const entry of published) {
  const { size, libraries } = await bundled({ code: entryCode(entry) });
  recordSize(entry, size);
  if (entry in entries) checkBudget(`ui/${entry}`, size, entries[entry]);
  else {
    const budget = Math.ceil(size * 1.1 * 2) / 2;
    problems.push(
      `ui/${entry} has no budget: it is ${size.toFixed(2)} kB, so add "${entry}": ${budget} to budgets.json`,
    );
  }
  for (const [library, allowed] of Object.entries(restricted)) {
    const isForbidden =
      [...libraries].some((name) => new RegExp(`^${library}$`).test(name)) && !allowed.includes(entry);
    if (isForbidden)
      problems.push(
        `ui/${entry} imports ${library}, which ${allowed.length > 0 ? `only ${allowed.join(' and ')}` : 'no entry'} may import (budgets.json)`,
      );
  }
}
for (const entry of Object.keys(entries)) {
  if (!published.includes(entry)) problems.push(`budgets.json has a budget for ui/${entry}, which is not an entry`);
}

if (process.argv.includes('--write')) {
  writeFileSync('docs/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
  for (const readme of globSync('packages/*/README.md')) {
    writeFileSync(readme, withSizes(readFileSync(readme, 'utf8'), sizes));
  }
}
const recorded = JSON.parse(readFileSync('docs/sizes.json', 'utf8'));
/** Sizes by different compressor versions differ by less than this. */
const isCloseTo = (one = 0, other = 0) => Math.abs(one - other) <= 0.05 + 0.02 * other;
const stale = Object.keys({ ...sizes, ...recorded }).filter((name) => !isCloseTo(recorded[name], sizes[name]));
if (stale.length > 0) {
  problems.push(`docs/sizes.json is out of date for ${stale.join(', ')}: run \`npm run budgets -- --write\``);
}

/** Data for the README badges (https://shields.io/badges/endpoint-badge): a package's size; for ui, that of a button. */
for (const name of ['contract', 'ui', 'editor', 'chat', 'claims', 'evidence', 'comment-board', 'film', 'tour']) {
  const [label, kB] = name === 'ui' ? ['button, gzip', recorded.button] : ['gzip', recorded[`@paidang/${name}`]];
  const path = `docs/badges/${name}.json`;
  const badge = `${JSON.stringify({ schemaVersion: 1, label, message: `${kB} kB` }, null, 2)}\n`;
  if (process.argv.includes('--write')) writeFileSync(path, badge);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== badge) {
    problems.push(`${path} differs from docs/sizes.json: run \`npm run budgets -- --write\``);
  }
}

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exit(1);
}
