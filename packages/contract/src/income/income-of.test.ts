import { expect, test } from 'vitest';
import { incomeOf } from '.';

test('R-rwd-08 withholding and premium are taken off a payment, each with its rule and the day it holds from', () => {
  const figures = incomeOf({
    gross: 27_000,
    kind: '9A',
    isResident: true,
    isUnionInsured: false,
    paidOn: '2026-12-04',
  });
  expect(figures).toEqual({
    kind: '9A',
    gross: 27_000,
    withholding: { amount: 2700, rule: '10%，超過20,000元的給付', effective_from: '2026-01-01' },
    premium: { amount: 570, rule: '2.11%，單次20,000元以上', effective_from: '2026-01-01' },
    net: 23_730,
  });
});
