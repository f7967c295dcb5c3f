import { expect, test } from 'vitest';
import { findTypedTimes, momentText, secondsOf, videoRangeOf, videoTimeOf } from '.';

test('R-vid-09 moments of a film survive formatting and parsing', () => {
  expect(momentText(videoTimeOf(134.9))).toBe('02:14');
  expect(momentText(videoTimeOf(3605))).toBe('01:00:05');
  expect(secondsOf(videoTimeOf(3605))).toBe(3605);
});

test('R-vid-09 a range has two ends, in either order', () => {
  const { time, end } = videoRangeOf(170, 134);
  expect(momentText(time, end)).toBe('02:14–02:50');
  expect(videoRangeOf(134.2, 134.8)).toEqual({ time: videoTimeOf(134), end: null });
});

test.each([
  ['從0:41開始字卡太小', [41]],
  ['00：41到1:02:03', [41, 3723]],
  ['比例16:9', []],
  ['12/05:30、2026:11:05:30', []],
  ['1:75:00', []],
])('R-vid-09 moments typed in "%s"', (text, seconds) => {
  expect(findTypedTimes(text).map((one) => one.seconds)).toEqual(seconds);
});
