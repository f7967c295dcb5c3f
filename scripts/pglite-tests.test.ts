import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pgliteTests } from '../tooling/pglite-tests.ts';

const files = globSync('apps/server/{src,test}/**/*.test.ts');
const runsOnPglite = (file: string) => pgliteTests.some((chosen) => file.startsWith(chosen));

test('every test chosen for PGlite exists', () => {
  expect(pgliteTests.filter((chosen) => !files.some((file) => file.startsWith(chosen)))).toEqual([]);
});

test('tests skipped on PostgreSQL run on PGlite', () => {
  const skipped = files.filter((file) => readFileSync(file, 'utf8').includes('skipIf(process.env.TEST_DATABASE_URL)'));
  expect(skipped).not.toEqual([]);
  expect(skipped.filter((file) => !runsOnPglite(file))).toEqual([]);
});
