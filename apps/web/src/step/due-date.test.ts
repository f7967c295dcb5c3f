import { describe, expect, test } from 'vitest';
import { dueOf } from './due-date';

describe('due dates', () => {
  const today = '2026-12-04';
  test.each([
    ['2026-12-03', 'late', '12/03（四）', '逾期1天'],
    ['2026-12-04', 'soon', '12/04（五）', '今天'],
    ['2026-12-05', 'soon', '12/05（六）', '明天'],
    ['2026-12-08', 'rest', '12/08（二）', '還有4天'],
    ['2027-01-06', 'rest', '2027/01/06（三）', '還有33天'],
  ] as const)('%s is %s', (day, tone, date, distance) => {
    expect(dueOf(day, today)).toEqual({ tone, date, distance });
  });
});
