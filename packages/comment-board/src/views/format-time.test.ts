import { expect, test } from 'vitest';
import { formatTime } from './format-time';

const today = new Date(2026, 10, 21).getTime();

test.each([
  [new Date(2026, 10, 21, 9, 24), '09:24'],
  [new Date(2026, 10, 20, 23, 59), '昨天 23:59'],
  [new Date(2026, 10, 17, 21, 40), '11/17（二）21:40'],
  [new Date(2025, 0, 6, 8, 5), '2025/01/06 08:05'],
])('%s reads %s', (date, text) => {
  expect(formatTime(date.toISOString(), today, '昨天')).toBe(text);
});

test('an unreadable instant shows nothing', () => {
  expect(formatTime('not a date', today, '昨天')).toBe('');
});
