import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from '.';

const reference = extendTailwindMerge({
  prefix: 'pd',
  extend: {
    theme: {
      text: ['12', '13', '14', '15', '16', '18', '22', '28', '36', '48'],
      'font-weight': ['regular', 'medium', 'strong'],
      spacing: ['control-sm', 'control-md', 'control-lg'],
      radius: ['hair', 'tight', 'small', 'control', 'card', 'dialog', 'pill'],
      shadow: ['1', '2', '3'],
      animate: [() => true],
      ease: ['enter', 'exit'],
    },
    classGroups: { duration: [{ duration: ['fast', 'mid', 'slow'] }] },
  },
});

const sources = globSync('packages/*/src/**/*.tsx').filter((path) => !/\.(stories|test)\.tsx$/.test(path));
const marker = /^pd:(@container|group|peer)\b/;
const used = [
  ...new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/(?<=['"`\s])pd:[^\s'"`]+(?=['"`\s])/g) ?? [])),
].filter((name) => !marker.test(name));

test('any two utilities used in our source are merged like tailwind-merge does', () => {
  expect(used.length).toBeGreaterThan(500);
  const utility = fc.constantFrom(...used);
  fc.assert(
    fc.property(utility, utility, (one, other) => {
      expect(cn(one, other)).toBe(reference(`${one} ${other}`));
    }),
    { numRuns: 20_000, seed: 1 },
  );
});
