import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** In the repository, so that libraries are found. */
const folder = `${root}.reports/start-pages/`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every example of the start pages compiles as it stands', () => {
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.source.json',
    compilerOptions: { noEmit: true, types: ['vite/client', 'node'] },
    include: ['*.tsx'],
  };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config));
  for (const path of globSync('docs/start/*.md', { cwd: root })) {
    const name = path.match(/([\w-]+)\.md$/)?.[1];
    const blocks = [...readFileSync(root + path, 'utf8').matchAll(/^```tsx\n(.*?)^```/gms)];
    for (const [index, [, code = '']] of blocks.entries()) writeFileSync(`${folder}${name}-${index + 1}.tsx`, code);
  }
  const compile = () => execFileSync(`${root}node_modules/.bin/tsgo`, ['-p', folder], { encoding: 'utf8' });
  expect(outputOf(compile)).toBe('');
}, 120_000);

/** What a compiler says, whether it fails or not. */
function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('there are twenty tasks, each with where it is answered', () => {
  const rows = readFileSync(`${root}docs/start/tasks.md`, 'utf8').match(/^\| \d+ \|.*$/gm) ?? [];
  expect(rows).toHaveLength(20);
  for (const row of rows) expect(row).toMatch(/\]\([^)]+\)/);
});
