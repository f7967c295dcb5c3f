import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const themeNames = (css: string) => [...css.matchAll(/^\s+--([\w-]+):/gm)].map(([, name = '']) => name);
const ours = (file: string) => themeNames(readFileSync(new URL(file, import.meta.url), 'utf8'));
const tailwinds = themeNames(readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8'));

test('tailwind.css only adds names: no existing class changes its meaning', () => {
  const names = ours('./tailwind.css');
  expect(names).toContain('color-paper');
  expect(names.filter((name) => tailwinds.includes(name))).toEqual([]);
});

test('tailwind.defaults.css only contains names Tailwind also has, and the widest screen', () => {
  const names = ours('./tailwind.defaults.css');
  expect(names.filter((name) => !tailwinds.includes(name))).toEqual(['breakpoint-xxl']);
});
