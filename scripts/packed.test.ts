import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lacksOf } from '../tooling/packed.ts';

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
const whole = { ...texts, ...Object.fromEntries(built.map((path) => [path, ''])) };

/** A tarball as npm would unpack it: a whole one, but for what the test takes away. */
function unpack(without: string[] = [], changes: Partial<typeof manifest> = {}, files: Record<string, string> = whole) {
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

test('R-pkg-02 a whole package lacks nothing', () => {
  expect(lacksOf(unpack())).toEqual([]);
});

test.each([...Object.keys(texts), ...built])('R-pkg-02 a package without %s is not published', (path) => {
  expect(lacksOf(unpack([path]))).toEqual([expect.stringContaining(path)]);
});

test.each([
  ...['license', 'keywords', 'sideEffects', 'exports', 'homepage', 'bugs', 'author', 'engines', 'publishConfig'],
  'repository',
])('R-pkg-02 a package whose manifest has no %s is not published', (field) => {
  expect(lacksOf(unpack([], { [field]: undefined }))).toEqual([expect.stringContaining(field)]);
});

test.each([{ './button': { import: './dist/button/index.js' } }, { './button': './dist/button/index.js' }])(
  'R-pkg-02 a package with an entry that has no types is not published (%j)',
  (exports) => {
    expect(lacksOf(unpack([], { exports }))).toEqual(['@paidang/ui: the entry ./button has no types']);
  },
);

test('R-pkg-02 a version of which the changelog says nothing is not published', () => {
  expect(lacksOf(unpack([], { version: '0.2.0' }))).toEqual([expect.stringContaining('npm run version')]);
});

test.each([
  "import { clsx } from 'clsx';\nimport { create } from 'zustand';",
  'import { create } from "zustand/vanilla";',
  'export * from "zustand";',
  'import "zustand";',
])('R-pkg-02 a package that imports what it does not ask for is not published (%s)', (code) => {
  const files = { ...whole, 'dist/button/index.js': code };
  expect(lacksOf(unpack([], {}, files))).toEqual(['@paidang/ui: zustand is imported and is no dependency']);
});

test('R-pkg-02 a package that asks for one exact version is not published', () => {
  const dependencies = { clsx: '2.1.1' };
  expect(lacksOf(unpack([], { dependencies }))).toEqual([expect.stringContaining('gets two')]);
});
