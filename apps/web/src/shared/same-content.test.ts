import { expect, test } from 'vitest';
import { isSameContent } from './same-content';

test('ignores the order of fields, but not of items', () => {
  expect(isSameContent({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
  expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameContent('<p>一</p>', '<p>二</p>')).toBe(false);
});
