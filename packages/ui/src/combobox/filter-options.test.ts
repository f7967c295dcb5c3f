import { expect, test } from 'vitest';
import { containsFilter, firstEnabled } from './filter-options';

const options = [
  { value: 'a', label: '山眠茶飲', hint: 'Shanmian Tea', disabled: true },
  { value: 'b', label: 'Ｋ２ 戶外', keywords: '登山 帳篷' },
  { value: 'c', label: '小島書店' },
];

const found = (query: string) => containsFilter(options, query).map(({ value }) => value);

test.each([
  ['', ['a', 'b', 'c']],
  ['  ', ['a', 'b', 'c']],
  ['山', ['a', 'b']],
  ['k2', ['b']],
  ['ｋ２戶外', ['b']],
  ['shanmiantea', ['a']],
  ['TEA', ['a']],
  ['帳篷', ['b']],
  ['沒有', []],
])('"%s" finds %j', (query, values) => {
  expect(found(query)).toEqual(values);
});

test('text does not match across two fields', () => {
  expect(found('茶飲shan')).toEqual([]);
});

test('finds the first enabled option', () => {
  expect(firstEnabled(options)).toBe(1);
  expect(firstEnabled(options.slice(0, 1))).toBe(-1);
  expect(firstEnabled([])).toBe(-1);
});
