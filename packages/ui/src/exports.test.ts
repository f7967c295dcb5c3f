import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: Record<string, string | { types: string; import: string }>;
};

/** Folders that are not part of the public API. */
const internal = ['foundations', 'internal', 'styles'];

const folders = readdirSync(new URL('src', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !internal.includes(entry.name))
  .map(({ name }) => name)
  .concat('labels/en');
const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry));

test('every component folder is an entry and every entry a folder', () => {
  expect(entries.sort()).toEqual(folders.map((name) => `./${name}`).sort());
});

test.each(entries)('%s exists where the manifest says', (entry) => {
  const name = entry.slice(2);
  expect(exports[entry]).toEqual({ types: `./dist/${name}/index.d.ts`, import: `./dist/${name}/index.js` });
  expect(existsSync(new URL(`src/${name}/index.ts`, root))).toBe(true);
});

test('there are no wildcard exports', () => {
  expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
});
