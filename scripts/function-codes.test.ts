import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/^packages\/contract\/|\.(test|stories|docs)\.tsx?$|\/testing\//.test(path),
);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

test('function codes are only defined in the contract; everything else uses their names', () => {
  const literal = /['"](0[1-9]0|041|061|100|101)['"]/;
  const written = sources.filter((path) => literal.test(withoutComments(readFileSync(`${root}${path}`, 'utf8'))));
  expect(sources.length).toBeGreaterThan(500);
  expect(written).toEqual([]);
});
