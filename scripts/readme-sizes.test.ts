import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSizes } from '../tooling/readme-sizes.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sizes: Record<string, number> = JSON.parse(read('docs/sizes.json'));

test.each(globSync('packages/*/README.md', { cwd: root.pathname }))('%s states the measured sizes', (path) => {
  expect(read(path)).toBe(withSizes(read(path), sizes));
});

test('no README states one of our sizes by hand', () => {
  const byHand = globSync('packages/*/README.md', { cwd: root.pathname }).flatMap((path) =>
    read(path)
      .replaceAll(/<!-- size: .+? -->.*?<!-- \/ -->/g, '')
      .split('\n')
      .filter((line) => /\d kB/.test(line)),
  );
  expect(byHand).toEqual([]);
});

test('stating a size that is not measured is an error', () => {
  expect(() => withSizes('<!-- size: nothing -->1 kB<!-- / -->', sizes)).toThrow('“nothing”');
});
