import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishingProblems } from '../tooling/packed.ts';

const manifest = {
  name: '@paidang/ui',
  version: '0.1.0',
  license: 'MIT',
  keywords: ['react'],
  sideEffects: false as boolean | undefined,
  homepage: 'https://github.com/paidang/paidang',
  bugs: { url: 'https://github.com/paidang/paidang/issues' },
  author: 'Paidang',
  engines: { node: '>=20' },
  repository: { directory: 'packages/ui' },
  publishConfig: { provenance: true },
  dependencies: { clsx: '^2.1.1' } as Record<string, string>,
  exports: {
    './button': { types: './dist/button/index.d.ts', import: './dist/button/index.js' },
    './element': './dist/element.iife.js',
    './styles.css': './dist/styles.css',
  } as Record<string, string | Record<string, string>>,
};
const texts = { 'README.md': '# ui', 'CHANGELOG.md': '# @paidang/ui\n\n## 0.1.0\n\n- First release', LICENSE: 'MIT' };
const built = ['dist/button/index.d.ts', 'dist/button/index.js', 'dist/element.iife.js', 'dist/styles.css'];
const complete = { ...texts, ...Object.fromEntries(built.map((path) => [path, ''])) };

/** An unpacked tarball: complete, except for what the test removes. */
function unpack(
  without: string[] = [],
  changes: Partial<typeof manifest> = {},
  files: Record<string, string> = complete,
) {
  const folder = mkdtempSync(join(tmpdir(), 'paidang-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packed = { ...files, 'package.json': JSON.stringify({ ...manifest, ...changes }) };
  for (const [path, content] of Object.entries(packed)) {
    if (without.includes(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('R-pkg-02 a complete package has no problems', () => {
  expect(publishingProblems(unpack())).toEqual([]);
});

test.each([...Object.keys(texts), ...built])('R-pkg-02 a package without %s is not published', (path) => {
  expect(publishingProblems(unpack([path]))).toEqual([expect.stringContaining(path)]);
});

test.each([
  ...['license', 'keywords', 'sideEffects', 'exports', 'homepage', 'bugs', 'author', 'engines', 'publishConfig'],
  'repository',
])('R-pkg-02 a package without %s in its manifest is not published', (field) => {
  expect(publishingProblems(unpack([], { [field]: undefined }))).toEqual([expect.stringContaining(field)]);
});

test.each([{ './button': { import: './dist/button/index.js' } }, { './button': './dist/button/index.js' }])(
  'R-pkg-02 a package with an entry that has no types is not published (%j)',
  (exports) => {
    expect(publishingProblems(unpack([], { exports }))).toEqual(['@paidang/ui: the entry ./button has no types']);
  },
);

test('R-pkg-02 a version without a changelog entry is not published', () => {
  expect(publishingProblems(unpack([], { version: '0.2.0' }))).toEqual([expect.stringContaining('npm run version')]);
});

test.each([
  "import { clsx } from 'clsx';\nimport { create } from 'zustand';",
  'import { create } from "zustand/vanilla";',
  'export * from "zustand";',
  'import "zustand";',
])('R-pkg-02 a package that imports an undeclared library is not published (%s)', (code) => {
  const files = { ...complete, 'dist/button/index.js': code };
  expect(publishingProblems(unpack([], {}, files))).toEqual([
    '@paidang/ui: zustand is imported but is not a dependency',
  ]);
});

test('R-pkg-02 a package that depends on an exact version is not published', () => {
  const dependencies = { clsx: '2.1.1' };
  expect(publishingProblems(unpack([], { dependencies }))).toEqual([expect.stringContaining('installs it twice')]);
});
