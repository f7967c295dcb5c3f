import { expect, test } from 'vitest';
import { chooseDay, typeDay } from './choose-range';

const none = { start: null, end: null };

test('chooses the start, then the end, then a new start', () => {
  const begun = chooseDay(none, '2026-11-10');
  expect(begun).toEqual({ start: '2026-11-10', end: null });
  const whole = chooseDay(begun, '2026-11-20');
  expect(whole).toEqual({ start: '2026-11-10', end: '2026-11-20' });
  expect(chooseDay(whole, '2026-11-15')).toEqual({ start: '2026-11-15', end: null });
});

test('a day before the start becomes a new start; the same day is the end', () => {
  const begun = { start: '2026-11-10', end: null };
  expect(chooseDay(begun, '2026-11-01')).toEqual({ start: '2026-11-01', end: null });
  expect(chooseDay(begun, '2026-11-10')).toEqual({ start: '2026-11-10', end: '2026-11-10' });
});

test('days typed in the wrong order are swapped', () => {
  const range = { start: '2026-11-10', end: '2026-11-20' };
  expect(typeDay(range, 'end', '2026-11-01')).toEqual({ start: '2026-11-01', end: '2026-11-10' });
  expect(typeDay(range, 'start', '2026-12-01')).toEqual({ start: '2026-11-20', end: '2026-12-01' });
  expect(typeDay(range, 'start', null)).toEqual({ start: null, end: '2026-11-20' });
});
