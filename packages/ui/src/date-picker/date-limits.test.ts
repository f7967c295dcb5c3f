import { expect, test } from 'vitest';
import { defaultMessages, limitProblem } from './date-limits';

const limits = { min: '2026-11-01', max: '2026-11-30', isDateDisabled: (day: string) => day === '2026-11-15' };

test.each([
  ['2026-10-31', '日期不能早於2026-11-01，請選擇之後的日期'],
  ['2026-11-01', null],
  ['2026-11-15', '這一天不能選，請換一天'],
  ['2026-11-30', null],
  ['2026-12-01', '日期不能晚於2026-11-30，請選擇之前的日期'],
])('%s: %s', (day, expected) => {
  expect(limitProblem(day, limits, defaultMessages)).toBe(expected);
});

test('invalid limits are ignored', () => {
  expect(limitProblem('2026-11-21', { min: 'soon', max: '2026-02-31' }, defaultMessages)).toBeNull();
});
