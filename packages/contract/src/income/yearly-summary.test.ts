import { expect, test } from 'vitest';
import type { IncomeKind } from '../vocabulary';
import { incomeOf, yearlySummary } from '.';

const statement = (payee: string, kind: IncomeKind, gross: number) => ({
  payee,
  figures: incomeOf({ gross, kind, isResident: true, isUnionInsured: false, paidOn: '2026-12-04' }),
});

test("a year's statements are summed by payee and kind of income", () => {
  const statements = [
    statement('林小鹿', '9A', 27_000),
    statement('陳澄宇', '9A', 1000),
    statement('林小鹿', '9B', 20_000),
    statement('林小鹿', '9A', 20_001),
  ];
  expect(yearlySummary(statements)).toEqual([
    { payee: '林小鹿', kind: '9A', count: 2, gross: 47_001, withholding: 4700, premium: 992, net: 41_309 },
    { payee: '陳澄宇', kind: '9A', count: 1, gross: 1000, withholding: 0, premium: 0, net: 1000 },
    { payee: '林小鹿', kind: '9B', count: 1, gross: 20_000, withholding: 0, premium: 422, net: 19_578 },
  ]);
  expect(yearlySummary([])).toEqual([]);
});
