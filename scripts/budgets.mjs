import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

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
  return files.reduce((sum, { contents }) => sum + gzipped(contents), 0);
}

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));
let over = 0;
for (const budget of budgets) {
  const size = budget.file ? gzipped(readFileSync(budget.file)) : await bundled(budget);
  const fits = size <= budget.kB;
  if (!fits) over += 1;
  console.log(`${fits ? '✓' : '✗'} ${budget.name}: ${size.toFixed(1)} kB of ${budget.kB} kB`);
}
if (over > 0) {
  console.error(`${over} of ${budgets.length} budgets exceeded (budgets.json, gzip).`);
  process.exit(1);
}
