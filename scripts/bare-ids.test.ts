import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * A query by id alone finds rows of any owner. Every query must also name the owner (user, task, project), or its declaration
 * must state why it need not: `// by id: the row locked above` (docs/decisions/0250).
 */
const bareId = /where\(\s*eq\(\w+\.id,[^()]+\)\s*\)/g;

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });

/** The declaration around a position in a text: the lines between two empty ones. */
const declarationAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n\n', at), text.indexOf('\n\n', at) + 1 || undefined);

test('queries by id alone state why', () => {
  const bare = files.flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return [...text.matchAll(bareId)]
      .filter(({ index }) => !declarationAt(text, index).includes('// by id: '))
      .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(bare).toEqual([]);
});
