import { expect, test } from 'vitest';
import { readPlainDate, toDate, toPlainDate } from './plain-date';

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

test('days survive a round trip', () => {
  for (const plain of ['2026-11-21', '1999-12-31', '0099-01-01', '2028-02-29']) {
    expect(toPlainDate(toDate(plain) as Date)).toBe(plain);
  }
  expect(toDate('2026-02-30')).toBeUndefined();
  expect(toDate('昨天')).toBeUndefined();
  expect(toDate(null)).toBeUndefined();
});

test.each([
  ['11/21/2026', 'en-US', '2026-11-21'],
  ['21/11/2026', 'en-GB', '2026-11-21'],
  ['11/21/2026', 'en-GB', null],
  ['Nov 21, 2026', 'en-US', '2026-11-21'],
  ['21 november 2026', 'en-GB', '2026-11-21'],
  ['21. November 2026', 'de', '2026-11-21'],
  ['21.11.2026', 'de', '2026-11-21'],
  ['2026-11-21', 'en-US', '2026-11-21'],
  ['11/21/26', 'en-US', null],
  ['Someday 21, 2026', 'en-US', null],
])('"%s" in %s is read as %s', (text, locale, expected) => {
  expect(readPlainDate(text, 'gregory', locale)).toBe(expected);
});
