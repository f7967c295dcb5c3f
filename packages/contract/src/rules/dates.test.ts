import { describe, expect, test, vi } from 'vitest';
import { clockOf, dayOf, dayRange, dayTimeOf, fullDay, fullMoment, longDay, shortDay, whenOf } from './dates';

describe('days', () => {
  test('an evening in UTC is already tomorrow in Taipei', () => {
    expect(dayOf(new Date('2026-12-04T16:30:00Z'))).toBe('2026-12-05');
  });

  test('a day does not depend on the language data of the browser', () => {
    // So Debian 12's WebKitGTK formats `en-CA`. TypeScript calls `format` a method, but it is a getter.
    const prototype = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
    vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '12/05/2026');
    expect(dayOf(new Date('2026-12-04T16:30:00Z'))).toBe('2026-12-05');
    expect(clockOf(new Date('2026-12-04T16:30:00Z'))).toBe('00:30');
    vi.restoreAllMocks();
  });

  test('a different year is written out', () => {
    expect(longDay('2026-12-05', '2026-12-04')).toBe('12/05（六）');
    expect(shortDay('2027-01-06', '2026-12-04')).toBe('2027/01/06');
  });
});

test.each([
  ['2026-12-01', '2027-01-15', '12/01–2027/01/15'],
  ['2026-12-01', null, '12/01起'],
  [null, '2027-01-15', '2027/01/15前'],
  [null, null, ''],
] as const)('from %s until %s reads %s', (from, until, words) => {
  expect(dayRange(from, until, '2026-12-04')).toBe(words);
});

describe('moments', () => {
  const now = new Date('2026-12-04T03:00:00Z');
  test.each([
    ['2026-12-04T02:59:40Z', '剛剛'],
    ['2026-12-04T02:57:00Z', '3分鐘前'],
    ['2026-12-04T00:47:00Z', '今天 08:47'],
    ['2026-12-03T12:24:00Z', '昨天 20:24'],
    ['2026-12-02T12:24:00Z', '12/02（三）20:24'],
  ])('%s reads %s', (instant, words) => {
    expect(whenOf(new Date(instant), now)).toBe(words);
  });

  test.each([
    ['2026-12-04T03:10:00Z', '今天 11:10'],
    ['2026-12-04T16:00:00Z', '明天 00:00'],
    ['2026-12-06T03:00:00Z', '12/06（日）11:00'],
    ['2027-01-01T03:00:00Z', '2027/01/01（五）11:00'],
  ])('%s, which is to come, reads %s', (instant, words) => {
    expect(dayTimeOf(new Date(instant), now)).toBe(words);
  });
});

test('documents and mails show days and moments with year and weekday', () => {
  const evening = new Date('2026-12-02T16:24:00Z');
  expect(fullDay(evening)).toBe('2026/12/03（四）');
  expect(fullMoment(evening)).toBe('2026/12/03（四）00:24');
});
