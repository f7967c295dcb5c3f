import { globSync } from 'node:fs';
import { definePackage } from '../../tooling/tsup.ts';

const sources = globSync('src/**/*.ts', { cwd: import.meta.dirname }).filter((path) => !path.endsWith('.test.ts'));

// One file a source rather than an area: a page of an app then loads the rules it uses, not all there are.
export default definePackage(Object.fromEntries(sources.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path])), {
  react: false,
  dts: false,
});
