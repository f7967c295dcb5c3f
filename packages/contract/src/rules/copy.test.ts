import { expect, test } from 'vitest';
import { checkCopyLength, platformLimit } from './copy';
import { publishedTitle } from './platforms';

test.each([
  ['Instagram', 2200],
  ['IG 貼文', 2200],
  ['YouTube Shorts', 5000],
  ['X', 280],
  ['山眠官網', null],
])('R-cpy-01 the words for %s may have %s characters', (title, limit) => {
  expect(platformLimit(title)).toBe(limit);
});

test('R-cpy-01 text a platform would cut off is reported with its excess length', () => {
  expect(checkCopyLength('X', 280)).toBeNull();
  expect(checkCopyLength('X', 283)).toBe('超過X的上限3字，請縮短後再送出');
  expect(checkCopyLength('山眠官網', 90_000)).toBeNull();
});

test.each([
  ['YouTube Shorts', 'post', '影片'],
  ['抖音', 'post', '影片'],
  ['Instagram', 'post', '貼文'],
  ['Instagram', 'story', '限時動態'],
  ['自己的部落格', 'post', '貼文'],
] as const)('on %s a %s is called %s', (platform_title, kind, title) => {
  expect(publishedTitle({ platform_title, kind })).toBe(title);
});
