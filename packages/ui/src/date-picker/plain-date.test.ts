import { expect, test } from 'vitest';
import { dayName, monthName, readPlainDate, toDate, toPlainDate, yearName } from './plain-date';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['20261121', '2026-11-21'],
  ['2026年11月21日', '2026-11-21'],
  ['２０２６－１１－２１', '2026-11-21'],
  [' 2028.2.29 ', '2028-02-29'],
  ['民國115年11月21日', '2026-11-21'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-11-31', null],
  ['0000-01-01', null],
  ['115-11-21', null],
  ['明天', null],
  ['', null],
])('"%s" is read as %s', (text, expected) => {
  expect(readPlainDate(text)).toBe(expected);
});

test.each([
  ['115-11-21', '2026-11-21'],
  ['99/1/2', '2010-01-02'],
  ['2026-11-21', '2026-11-21'],
])('with 民國 years "%s" is read as %s', (text, expected) => {
  expect(readPlainDate(text, 'roc')).toBe(expected);
});

test('days come back as they went', () => {
  for (const plain of ['2026-11-21', '1999-12-31', '0099-01-01', '2028-02-29']) {
    expect(toPlainDate(toDate(plain) as Date)).toBe(plain);
  }
  expect(toDate('2026-02-30')).toBeUndefined();
  expect(toDate('昨天')).toBeUndefined();
  expect(toDate(null)).toBeUndefined();
});

test('names in both calendars', () => {
  const day = toDate('2026-11-21') as Date;
  expect(monthName(day, 'gregory')).toBe('2026年11月');
  expect(monthName(day, 'roc')).toBe('民國115年11月');
  expect(dayName(day, 'gregory')).toBe('2026年11月21日星期六');
  expect(dayName(day, 'roc')).toBe('民國115年11月21日星期六');
  expect(yearName(toDate('1912-01-01') as Date, 'roc')).toBe('民國1年');
  expect(yearName(toDate('1911-12-31') as Date, 'roc')).toBe('民國前1年');
});
