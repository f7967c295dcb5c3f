import { readFileSync } from 'node:fs';
import { limits } from '@paidang/contract/limits';
import { expect, test } from 'vitest';

test('R-sh-19 the styles use the breakpoints of the contract and no others', () => {
  const css = readFileSync(new URL('../packages/ui/src/styles/tailwind.defaults.css', import.meta.url), 'utf8');
  const written = [...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, width]) => [name, Number(width)]);
  const { xs, ...named } = limits.breakpoints;
  expect(xs).toBe(0);
  expect(css).toContain('--breakpoint-*: initial;');
  expect(Object.fromEntries(written)).toEqual(named);
});
