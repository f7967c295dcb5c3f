import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorPairs } from './color-pairs';
import { contrast } from './contrast';
import { readTokens } from './tokens';

const token = readTokens(readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8'));

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('theme: %s', (theme) => {
  test.each(colorPairs)('$front on $ground is at least $least:1', ({ front, ground, least }) => {
    expect(contrast(token(front, theme), token(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

test('a misspelt token is distinguished from a missing colour', () => {
  expect(() => token('papre', 'light')).toThrow('@paidang/ui: there is no token --pd-papre');
});
