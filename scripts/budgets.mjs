import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { withSizes } from '../tooling/readme-sizes.ts';

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Bytes a page loads for `code` before anything lazy: its own chunk and all that it imports statically. */
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
const faults = [];

function report(name, size, kB) {
  const fits = size <= kB;
  if (!fits) faults.push(`${name} has ${size.toFixed(2)} kB and may have ${kB} kB`);
  console.log(`${fits ? '✓' : '✗'} ${name}: ${size.toFixed(2)} kB of ${kB} kB`);
}

const sizes = {};
const measured = (name, size) => {
  sizes[name] = Number(size.toFixed(2));
};

for (const { name, kB, ...budget } of budgets) {
  const size = budget.file ? gzipped(readFileSync(budget.file)) : (await bundled(budget)).size;
  measured(name, size);
  report(name, size, kB);
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
  measured(name, size);
}
for (const entry of published) {
  const { size, libraries } = await bundled({ code: entryCode(entry) });
  measured(entry, size);
  if (entry in entries) report(`ui/${entry}`, size, entries[entry]);
  else {
    const budget = Math.ceil(size * 1.1 * 2) / 2;
    faults.push(
      `ui/${entry} has no budget: it has ${size.toFixed(2)} kB, so add "${entry}": ${budget} to budgets.json`,
    );
  }
  for (const [library, allowed] of Object.entries(restricted)) {
    const guilty = [...libraries].some((name) => new RegExp(`^${library}$`).test(name)) && !allowed.includes(entry);
    if (guilty)
      faults.push(
        `ui/${entry} pulls ${library}, which ${allowed.length > 0 ? `only ${allowed.join(' and ')}` : 'no entry'} may (budgets.json)`,
      );
  }
}
for (const entry of Object.keys(entries)) {
  if (!published.includes(entry)) faults.push(`budgets.json has a budget for ui/${entry}, which is not an entry`);
}

if (process.argv.includes('--write')) {
  writeFileSync('docs/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
  for (const readme of globSync('packages/*/README.md')) {
    writeFileSync(readme, withSizes(readFileSync(readme, 'utf8'), sizes));
  }
}
const written = JSON.parse(readFileSync('docs/sizes.json', 'utf8'));
/** Compressors of two versions differ by less than this. */
const agree = (one = 0, other = 0) => Math.abs(one - other) <= 0.05 + 0.02 * other;
const stale = Object.keys({ ...sizes, ...written }).filter((name) => !agree(written[name], sizes[name]));
if (stale.length > 0) {
  faults.push(`docs/sizes.json is out of date for ${stale.join(', ')}: run \`npm run budgets -- --write\``);
}

/** What https://shields.io/badges/endpoint-badge draws in a README: a package's size, of the components one button's. */
for (const name of ['contract', 'ui', 'editor', 'chat', 'claims', 'evidence', 'comment-board', 'film', 'tour']) {
  const [label, kB] = name === 'ui' ? ['button, gzip', written.button] : ['gzip', written[`@paidang/${name}`]];
  const path = `docs/badges/${name}.json`;
  const badge = `${JSON.stringify({ schemaVersion: 1, label, message: `${kB} kB` }, null, 2)}\n`;
  if (process.argv.includes('--write')) writeFileSync(path, badge);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== badge) {
    faults.push(`${path} does not say what docs/sizes.json says: run \`npm run budgets -- --write\``);
  }
}

if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exit(1);
}
