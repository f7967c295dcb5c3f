import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A row that is found by its id alone may be anybody's. Every such query names the owner as well (user, task, project),
 * or says in its declaration why it need not: `// by id: the row locked above`.
 */
const bareId = /where\(\s*eq\(\w+\.id,[^()]+\)\s*\)/g;

// These follow with the walls of their modules.
const others = ['projects', 'steps', 'videos', 'works', 'schedules', 'comments', 'suggestions'].map(
  (name) => `**/modules/${name}/**`,
);
const files = globSync('apps/server/src/**/*.ts', { exclude: ['**/*.test.ts', ...others] });

/** The declaration around a place of a text: what stands between two empty lines. */
const declarationAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n\n', at), text.indexOf('\n\n', at) + 1 || undefined);

test('queries by id alone say why they may', () => {
  const bare = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(bareId)]
      .filter(({ index }) => !declarationAt(text, index).includes('// by id: '))
      .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
  });
  expect(bare).toEqual([]);
});
