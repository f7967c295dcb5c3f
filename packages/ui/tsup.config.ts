import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { definePackage } from '../../tooling/tsup.ts';

const parts = readdirSync('src', { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => existsSync(`src/${name}/index.ts`))
  .concat('labels/en');

/** Files an index only re-exports: each gets its own output file, so that server-safe code shares no file with client code. */
const passedOn = (part: string) =>
  [...readFileSync(`src/${part}/index.ts`, 'utf8').matchAll(/from '\.\/([\w-]+)'/g)].map(([, file]) => {
    const source = `src/${part}/${file}.ts`;
    return [`${part}/${file}`, existsSync(source) ? source : `${source}x`];
  });

const entries = parts.flatMap((part) => [[`${part}/index`, `src/${part}/index.ts`], ...passedOn(part)]);

// Bundling the types of so many entries takes minutes and more than 4 GB; `build:types` writes them file by file.
export default definePackage(Object.fromEntries(entries), { dts: false });
