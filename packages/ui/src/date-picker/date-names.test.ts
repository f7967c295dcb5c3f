import { expect, test } from 'vitest';
import { dateNamesOf } from './date-names';
import { toDate } from './plain-date';

const day = toDate('2026-11-21') as Date;

test('names in both calendars', () => {
  const [gregory, roc] = [dateNamesOf('zh-TW', 'gregory'), dateNamesOf('zh-TW', 'roc')];
  expect(gregory.monthOfYear(day)).toBe('2026年11月');
  expect(roc.monthOfYear(day)).toBe('民國115年11月');
  expect(gregory.day(day)).toBe('2026年11月21日星期六');
  expect(roc.day(day)).toBe('民國115年11月21日星期六');
  expect(roc.year(toDate('1912-01-01') as Date)).toBe('民國1年');
  expect(roc.year(toDate('1911-12-31') as Date)).toBe('民國前1年');
  expect([gregory.month(day), gregory.weekday(day), gregory.weekdayFigure(day)]).toEqual(['11月', '星期六', '六']);
});

test('names in another language', () => {
  const names = dateNamesOf('en-US', 'gregory');
  expect(names.day(day)).toBe('Saturday, November 21, 2026');
  expect([names.monthOfYear(day), names.weekdayFigure(day), names.dayFigure(day)]).toEqual([
    'November 2026',
    'S',
    '21',
  ]);
});
