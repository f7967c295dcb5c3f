import { expect, test } from 'vitest';
import { nextSort } from './next-sort';
import { sortRows } from './sort-rows';

const values = (direction: 'ascending' | 'descending' | 'none', list: readonly (string | number | Date | null)[]) =>
  sortRows(list, direction, (value) => value);

test('a column cycles through three states, starting with the direction that suits it', () => {
  expect(nextSort('none')).toBe('ascending');
  expect(nextSort('ascending')).toBe('descending');
  expect(nextSort('descending')).toBe('none');
  expect(nextSort('none', 'descending')).toBe('descending');
  expect(nextSort('descending', 'descending')).toBe('ascending');
  expect(nextSort('ascending', 'descending')).toBe('none');
});

test('numbers sort by value, dates by time, text with numbers by both', () => {
  expect(values('ascending', [10, 9, 100])).toEqual([9, 10, 100]);
  expect(values('descending', [10, 9, 100])).toEqual([100, 10, 9]);
  const [late, early] = [new Date('2026-12-01'), new Date('2026-11-01')];
  expect(values('ascending', [late, early])).toEqual([early, late]);
  expect(values('ascending', ['第10集', '第9集'])).toEqual(['第9集', '第10集']);
});

test('Chinese sorts by stroke count', () => {
  expect(values('ascending', ['影片', '大綱', '文案'])).toEqual(['大綱', '文案', '影片']);
});

test('missing values come last in both directions', () => {
  expect(values('ascending', [null, 2, Number.NaN, 1])).toEqual([1, 2, null, Number.NaN]);
  expect(values('descending', [null, 2, 1])).toEqual([2, 1, null]);
  expect(values('ascending', ['', 'b', 'a'])).toEqual(['a', 'b', '']);
});

test('without a direction the given rows are returned; they are never reordered in place', () => {
  const rows = [2, 1];
  expect(values('none', rows)).toBe(rows);
  values('ascending', rows);
  expect(rows).toEqual([2, 1]);
});

test('equal rows keep their order', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ index, group: index % 2 }));
  const sorted = sortRows(rows, 'descending', (row) => row.group);
  expect(sorted.slice(0, 25).map((row) => row.index)).toEqual(rows.filter((row) => row.group).map((row) => row.index));
});
