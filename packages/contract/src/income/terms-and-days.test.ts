import { describe, expect, test } from 'vitest';
import { dayOffName } from '../rules';
import { incomeOf, payDayAfter, rewardTerms, rewardTermsOn, rocDate, rocShortDate } from '.';

test('formats a day in years of the Republic', () => {
  expect(rocDate('2026-12-04')).toBe('民國115年12月4日');
  expect(rocShortDate('2026-12-04')).toBe('115/12/04');
  expect(rocDate('1912-01-01')).toBe('民國1年1月1日');
  expect(rocShortDate('1994-03-09')).toBe('83/03/09');
});

describe('the day of payment', () => {
  test.each([
    ['2026-11-20', '2026-12-07'], // Approved on a pay day: paid on the next one, Saturday the 5th, postponed to Monday.
    ['2026-12-04', '2026-12-07'],
    ['2026-12-05', '2026-12-07'], // Approved on the Saturday itself.
    ['2026-12-07', '2026-12-21'],
    ['2026-12-20', '2026-12-21'],
    ['2026-12-31', '2027-01-05'], // In the following year.
    ['2026-02-14', '2026-02-23'], // After the lunar new year holidays.
  ])('what is approved on %s is paid on %s', (approved, paid) => {
    expect(payDayAfter(approved)).toBe(paid);
    expect(dayOffName(paid)).toBeNull();
  });
});

test('R-rwd-01 the terms of bonuses are those of their day', () => {
  expect(rewardTermsOn('2026-12-04')).toBe(rewardTerms[0]);
  expect(rewardTermsOn('2026-12-04')).toMatchObject({ trialBonus: 1000, invitationBonus: 500, itemDays: 365 });
});

test('R-land-14 nothing is deducted from the trial bonus alone', () => {
  for (const { effective_from: paidOn, trialBonus: gross } of rewardTerms)
    expect(incomeOf({ gross, kind: '9A', isResident: true, isUnionInsured: false, paidOn }).net).toBe(gross);
});
