import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = new URL('../../../', import.meta.url).pathname;

/** Files that have to contain a literal colour or corner radius, and why. */
const literal: Record<string, string> = {
  'ui/src/styles/theme.css': 'is the place for them',
  'chat/src/loader/loader.css': 'stands on pages of partners before any style sheet of ours is loaded',
  'evidence/src/page/page.css': 'looks the same in a capsule opened without a network, years from now',
  'editor/src/core/document/palette.ts': 'reads the colours of pasted text, it shows none',
};

const sources = globSync(`${packages}*/src/**/*.{ts,tsx,css}`)
  .map((path) => ({ name: relative(packages, path), path }))
  .filter(({ name }) => !/\.(stories|test|test-d)\.tsx?$|\/testing\/|^ui\/src\/foundations\/|^contract\//.test(name));

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

const rules: Record<string, RegExp> = {
  'a colour':
    /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(|(?:text|bg|border)-(?:white|black)\b/gi,
  // Below 2 px it is a softened edge rather than a corner.
  'a corner':
    /border(?:-[a-z]+)*-radius:[^;]*(?<![\d.(-])(?:[2-9]|\d\d+)(?:\.\d+)?px|rounded(?:-[a-z]+)?-\[(?:[2-9]|\d\d+)px\]/g,
  'a duration': /\bduration-\d+\b/g,
  'a size of text': /font-size:\s*\d|text-\[\d/g,
  'a weight': /font-weight:\s*\d/g,
};

describe.each(Object.entries(rules))('%s is only defined in theme.css', (_what, rule) => {
  test('so that hosts can set it', () => {
    expect(sources.length).toBeGreaterThan(300);
    const found = sources
      .filter(({ name }) => !(name in literal))
      .flatMap(({ name, path }) =>
        [...withoutComments(readFileSync(path, 'utf8')).matchAll(rule)].map(([text]) => `${name}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});

test('the exceptions exist', () => {
  const names = sources.map(({ name }) => name);
  expect(Object.keys(literal).filter((name) => !names.includes(name))).toEqual([]);
});
