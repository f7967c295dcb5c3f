import { expect, test } from 'vitest';
import { figuresOf } from './figures';

test('numbers are shortened in the units of the language', () => {
  expect(figuresOf('zh-TW').compact(40_000)).toBe('4萬');
  expect(figuresOf('en').compact(40_000)).toBe('40K');
});

test('numbers are grouped, and shares are percentages', () => {
  expect(figuresOf('zh-TW').plain(38_412)).toBe('38,412');
  expect(figuresOf('de').plain(38_412)).toBe('38.412');
  expect(figuresOf('en').share(0.463)).toBe('46.3%');
});
