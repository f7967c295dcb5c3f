import { readdirSync } from 'node:fs';
import { definePackage } from '../../tooling/tsup.ts';

const parts = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['styles', 'internal', 'foundations', 'patterns'].includes(entry.name))
  .map(({ name }) => [`${name}/index`, `src/${name}/index.ts`]);

export default definePackage(Object.fromEntries(parts));
