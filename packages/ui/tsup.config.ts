import { existsSync, readdirSync } from 'node:fs';
import { definePackage } from '../../tooling/tsup.ts';

const parts = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/${entry.name}/index.ts`))
  .map(({ name }) => [`${name}/index`, `src/${name}/index.ts`]);

// Bundling the types of so many entries takes minutes and more than 4 GB; `build:types` writes them file by file.
export default definePackage(Object.fromEntries(parts), { dts: false });
