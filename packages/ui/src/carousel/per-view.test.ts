import { expect, test } from 'vitest';
import { perViewStyle } from './per-view';

const figures = (perView: Parameters<typeof perViewStyle>[0]) => Object.values(perViewStyle(perView));

test('an omitted width uses the value of the next smaller one', () => {
  expect(figures({ md: 2, lg: 3 })).toEqual([1, 1, 2, 3, 3]);
  expect(figures(2)).toEqual([2, 2, 2, 2, 2]);
});

test.each([0, -1, Number.NaN, 1.9])('%d side by side is treated as one', (perView) => {
  expect(figures(perView)).toEqual([1, 1, 1, 1, 1]);
});
