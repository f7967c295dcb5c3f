import { expect, test } from 'vitest';
import { clampPage, pageRange } from './page-range';

test('a few pages are all shown', () => {
  expect(pageRange(2, 7, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageRange(1, 1, 1)).toEqual([1]);
});

test('a gap replaces the omitted pages on either side', () => {
  expect(pageRange(1, 10, 1)).toEqual([1, 2, 3, 4, 5, 'gap-end', 10]);
  expect(pageRange(5, 10, 1)).toEqual([1, 'gap-start', 4, 5, 6, 'gap-end', 10]);
  expect(pageRange(10, 10, 1)).toEqual([1, 'gap-start', 6, 7, 8, 9, 10]);
});

test('has the same length on every page and always contains the page', () => {
  for (const siblings of [0, 1, 2]) {
    for (let page = 1; page <= 40; page++) {
      const range = pageRange(page, 40, siblings);
      expect(range).toHaveLength(siblings * 2 + 5);
      expect(range).toContain(page);
      expect(new Set(range).size).toBe(range.length);
    }
  }
});

test('an invalid page becomes the nearest valid one', () => {
  expect(clampPage(0, 5)).toBe(1);
  expect(clampPage(9, 5)).toBe(5);
  expect(clampPage(2.7, 5)).toBe(2);
  expect(clampPage(Number.NaN, 5)).toBe(1);
  expect(clampPage(3, 0)).toBe(1);
});
