import { expect, test } from 'vitest';
import { dateTimeOf, dayTitle, listTime, timeOf } from './dates';

const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('R-chat-03 the format is YYYY-MM-DD HH:mm', () => {
  expect(dateTimeOf(local(2026, 10, 9, 4, 6))).toBe('2026-11-09 04:06');
  expect(timeOf(local(2026, 10, 19, 14, 6))).toBe('14:06');
});

test('a day includes its weekday', () => {
  expect(dayTitle(local(2026, 10, 19, 14, 6))).toBe('2026-11-19（四）');
});

test('the list shows the time today, then yesterday, then the day, with the year only if it is a different one', () => {
  const now = new Date(2026, 0, 2, 9, 0).getTime();
  expect(listTime(local(2026, 0, 2, 0, 5), now, '昨天')).toBe('00:05');
  expect(listTime(local(2026, 0, 1, 23, 59), now, '昨天')).toBe('昨天');
  expect(listTime(local(2025, 11, 31, 12, 0), now, '昨天')).toBe('2025/12/31');
  expect(listTime(local(2026, 0, 2, 0, 5), new Date(2026, 5, 1).getTime(), '昨天')).toBe('01/02');
});
