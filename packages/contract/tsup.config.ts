import { globSync } from 'node:fs';
import { definePackage } from '../../tooling/tsup.ts';

const sources = globSync('src/**/*.ts', { cwd: import.meta.dirname }).filter((path) => !path.endsWith('.test.ts'));

// One output file per source file rather than per area, so that a page of an app only loads the rules it uses.
export default definePackage(Object.fromEntries(sources.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path])), {
  react: false,
  dts: false,
});
