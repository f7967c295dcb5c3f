import { expect, test } from 'vitest';
import { platformLimit } from './platform-limits';

test.each([
  ['Instagram', 2200],
  ['IG 貼文', 2200],
  ['YouTube Shorts', 5000],
  ['X', 280],
  ['山眠官網', null],
])('R-cpy-01 the words for %s may have %s characters', (title, limit) => {
  expect(platformLimit(title)).toBe(limit);
});
