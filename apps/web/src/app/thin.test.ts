import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../', import.meta.url).pathname;
const code = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path): [string, string] => [path, readFileSync(`${src}${path}`, 'utf8')]);

test('R-pkg-05 a route is short, loaded lazily, and requests data only through data hooks', () => {
  const router = readFileSync(`${src}app/router.tsx`, 'utf8');
  const routes = code('routes/*.tsx');
  expect(routes.length).toBeGreaterThan(20);
  for (const [path, text] of routes) {
    expect(text.split('\n').length, path).toBeLessThanOrEqual(100);
    expect(text, path).not.toMatch(/\bfetch\(|\buseSWR\(|from '@paidang\/contract\/calls'/);
    expect(router, path).toContain(`lazyPage(() => import('../${path.replace('.tsx', '')}'))`);
  }
});

test('R-pkg-05 only data hooks hold server data', () => {
  for (const [path, text] of code('{features,routes,shared,shell,stores}/**/*.{ts,tsx}')) {
    expect(text, path).not.toMatch(/import (?!type).*\buseSWR(Infinite|Immutable|Mutation)?\b.* from 'swr/);
  }
});

test('R-pkg-05 the packages are composed here', () => {
  const all = code('**/*.{ts,tsx}')
    .map(([, text]) => text)
    .join('\n');
  for (const name of ['ui/', 'editor', 'chat', 'comment-board', 'tour', 'contract/']) {
    expect(all, name).toContain(`'@paidang/${name}`);
  }
});
