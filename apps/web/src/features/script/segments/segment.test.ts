import { expect, test } from 'vitest';
import { appendSegments, formatDuration, lengthOf, newSegment, spanWords } from './segment';

const at = (uuid: string, start: number | null, end: number | null) => ({ ...newSegment(uuid), start, end });

test('R-scr-07 imported segments start where the others end, and keep their intervals', () => {
  const before = [at('a', 0, 30)];
  const more = [at('b', null, null), at('c', 0, 10), at('d', 15, null)];
  const all = appendSegments(before, more);
  expect(all.map(({ start, end }) => [start, end])).toEqual([
    [0, 30],
    [null, null],
    [30, 40],
    [45, null],
  ]);
  expect(appendSegments(before, [at('e', 40, 50)])[1]).toMatchObject({ start: 40, end: 50 });
});

test('R-scr-13 formats times as words', () => {
  expect([formatDuration(45), formatDuration(60), formatDuration(95)]).toEqual(['45秒', '1分', '1分35秒']);
  expect([spanWords(at('a', 0, 45)), spanWords(at('a', 5, null)), spanWords(at('a', null, null))]).toEqual([
    '00:00–00:45',
    '00:05–',
    '',
  ]);
  expect(lengthOf([at('a', 0, 30), at('b', 40, null)])).toBe(40);
});
