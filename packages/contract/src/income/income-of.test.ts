import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IncomeKind, incomeKinds } from '../vocabulary';
import { type IncomeFacts, incomeOf, incomeSettings, settingsOn } from '.';

const payment: IncomeFacts = {
  gross: 27_000,
  kind: '9A',
  isResident: true,
  isUnionInsured: false,
  paidOn: '2026-12-04',
};

type Case = [gross: number, withholding: number, premium: number];

/** Verified by hand. Pairs of lines are just below and above a threshold. */
const byHand: { who: string; facts: Pick<IncomeFacts, 'kind' | 'isResident' | 'isUnionInsured'>; cases: Case[] }[] = [
  {
    who: '9A, resident: 10 % above 20,000; 2.11 % from 20,000 to 10,000,000',
    facts: { kind: '9A', isResident: true, isUnionInsured: false },
    cases: [
      [0, 0, 0],
      [1, 0, 0],
      [1000, 0, 0],
      [19_999, 0, 0],
      [20_000, 0, 422],
      [20_001, 2000, 422],
      [20_009, 2000, 422],
      [20_010, 2001, 422],
      [27_000, 2700, 570],
      [50_000, 5000, 1055],
      [9_999_999, 999_999, 211_000],
      [10_000_000, 1_000_000, 211_000],
      [10_000_001, 1_000_000, 211_000],
      [12_000_000, 1_200_000, 211_000],
    ],
  },
  {
    who: '9A, resident, insured by a trade union',
    facts: { kind: '9A', isResident: true, isUnionInsured: true },
    cases: [
      [20_000, 0, 0],
      [20_001, 2000, 0],
      [27_000, 2700, 0],
    ],
  },
  {
    who: '9A, not resident: 20 % of everything',
    facts: { kind: '9A', isResident: false, isUnionInsured: false },
    cases: [
      [4, 0, 0],
      [5, 1, 0],
      [1000, 200, 0],
      [20_000, 4000, 0],
      [27_000, 5400, 0],
    ],
  },
  {
    who: '9B, resident: as 9A',
    facts: { kind: '9B', isResident: true, isUnionInsured: false },
    cases: [
      [19_999, 0, 0],
      [20_000, 0, 422],
      [20_001, 2000, 422],
    ],
  },
  {
    who: '9B, resident, insured by a trade union',
    facts: { kind: '9B', isResident: true, isUnionInsured: true },
    cases: [
      [20_000, 0, 0],
      [20_001, 2000, 0],
    ],
  },
  {
    who: '9B, not resident: 20 % above 5,000',
    facts: { kind: '9B', isResident: false, isUnionInsured: true },
    cases: [
      [5000, 0, 0],
      [5001, 1000, 0],
      [20_000, 4000, 0],
    ],
  },
  {
    who: '50, resident: 5 % from 90,501; 2.11 % from the minimum wage',
    facts: { kind: '50', isResident: true, isUnionInsured: false },
    cases: [
      [20_001, 0, 0],
      [29_499, 0, 0],
      [29_500, 0, 622],
      [90_500, 0, 1910],
      [90_501, 4525, 1910],
      [100_000, 5000, 2110],
    ],
  },
  {
    who: '50, resident, insured by a trade union',
    facts: { kind: '50', isResident: true, isUnionInsured: true },
    cases: [
      [29_500, 0, 0],
      [90_501, 4525, 0],
    ],
  },
  {
    who: '50, not resident: 6 % up to one and a half minimum wages, above that 18 %',
    facts: { kind: '50', isResident: false, isUnionInsured: false },
    cases: [
      [29_500, 1770, 0],
      [44_250, 2655, 0],
      [44_251, 7965, 0],
    ],
  },
  {
    who: '92, resident: declared only',
    facts: { kind: '92', isResident: true, isUnionInsured: false },
    cases: [
      [20_001, 0, 0],
      [90_501, 0, 0],
      [10_000_001, 0, 0],
    ],
  },
  {
    who: '92, not resident: 20 %',
    facts: { kind: '92', isResident: false, isUnionInsured: false },
    cases: [
      [1000, 200, 0],
      [20_001, 4000, 0],
    ],
  },
];

describe('amounts verified by hand', () => {
  for (const { who, facts, cases } of byHand) {
    test(`R-rwd-08 ${who}`, () => {
      for (const [gross, withholding, premium] of cases) {
        const figures = incomeOf({ ...payment, ...facts, gross });
        expect([gross, figures.withholding.amount, figures.premium.amount]).toEqual([gross, withholding, premium]);
        expect(figures.net).toBe(gross - withholding - premium);
      }
    });
  }
});

test('R-rwd-08 each deduction includes its rule and the day it applies from', () => {
  expect(incomeOf(payment)).toEqual({
    kind: '9A',
    gross: 27_000,
    withholding: { amount: 2700, rule: '10%，超過20,000元的給付', effective_from: '2026-01-01' },
    premium: { amount: 570, rule: '2.11%，單次20,000元以上', effective_from: '2026-01-01' },
    net: 23_730,
  });
});

test('an omitted deduction includes its reason', () => {
  const rules = (facts: Partial<IncomeFacts>): string[] => {
    const { withholding, premium } = incomeOf({ ...payment, ...facts });
    return [withholding.rule, premium.rule];
  };
  expect(rules({ gross: 1000 })).toEqual(['20,000元以下免扣', '單次未達20,000元免扣']);
  expect(rules({ isUnionInsured: true })[1]).toBe('職業工會會員免扣');
  expect(rules({ gross: 10_000_001 })[1]).toBe('2.11%，單次20,000元以上，以10,000,000元為上限');
  expect(rules({ isResident: false })).toEqual(['20%，非居住者的給付', '非居住者免扣']);
  expect(rules({ isResident: false, kind: '9B', gross: 5000 })[0]).toBe('非居住者5,000元以下免扣');
  expect(rules({ isResident: false, kind: '9B', gross: 5001 })[0]).toBe('20%，非居住者超過5,000元的給付');
  expect(rules({ isResident: false, kind: '50', gross: 44_250 })[0]).toBe('6%，非居住者44,250元以下的給付');
  expect(rules({ isResident: false, kind: '50', gross: 44_251 })[0]).toBe('18%，非居住者超過44,250元的給付');
  expect(rules({ kind: '92' })).toEqual(['其他所得免扣', '其他所得免扣']);
});

describe('by day of payment', () => {
  test('a day before the first row is an error that says so', () => {
    expect(settingsOn('2026-01-01').effective_from).toBe('2026-01-01');
    expect(() => settingsOn('2025-12-31')).toThrow('No rules are known for 2025-12-31, which is before 2026-01-01');
    expect(() => incomeOf({ ...payment, paidOn: '2025-12-31' })).toThrow(RangeError);
  });

  test('the rows are in chronological order', () => {
    const days = incomeSettings.map((row) => row.effective_from);
    expect(days).toEqual([...new Set(days)].sort());
  });
});

test('only whole amounts that can be stored are accepted', () => {
  for (const gross of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2_147_483_648])
    expect(() => incomeOf({ ...payment, gross }), String(gross)).toThrow(RangeError);
});

describe('for any payment', () => {
  const facts = fc.record({
    kind: fc.constantFrom(...incomeKinds),
    isResident: fc.boolean(),
    isUnionInsured: fc.boolean(),
    paidOn: fc.constant('2026-12-04'),
  });
  /** Half of the amounts are in the range creators earn. */
  const gross = fc.oneof(fc.nat(120_000), fc.nat(2_147_000_000));

  /** Amounts above which one more dollar changes the rate or adds the premium. */
  function thresholdsOf({ kind, isResident }: { kind: IncomeKind; isResident: boolean }): number[] {
    const [{ withholding, premium }] = incomeSettings;
    const rates = withholding[isResident ? 'resident' : 'nonResident'][kind].map(({ above }) => above);
    return [...rates, premium.from[kind] - 1];
  }

  test('net, withholding and premium add up to the gross, and none is negative', () => {
    fc.assert(
      fc.property(facts, gross, (who, amount) => {
        const { withholding, premium, net } = incomeOf({ ...who, gross: amount });
        expect(net + withholding.amount + premium.amount).toBe(amount);
        for (const sum of [net, withholding.amount, premium.amount]) {
          expect(Number.isInteger(sum)).toBe(true);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('a higher payment never has lower deductions', () => {
    fc.assert(
      fc.property(facts, gross, fc.nat(100_000), (who, amount, more) => {
        const [less, greater] = [incomeOf({ ...who, gross: amount }), incomeOf({ ...who, gross: amount + more })];
        expect(greater.withholding.amount).toBeGreaterThanOrEqual(less.withholding.amount);
        expect(greater.premium.amount).toBeGreaterThanOrEqual(less.premium.amount);
      }),
    );
  });

  test('a higher payment has a higher net, except for a dollar of rounding, unless it crosses a threshold', () => {
    fc.assert(
      fc.property(facts, gross, fc.nat(50_000), (who, amount, more) => {
        fc.pre(!thresholdsOf(who).some((threshold) => amount <= threshold && threshold < amount + more));
        const [less, greater] = [incomeOf({ ...who, gross: amount }), incomeOf({ ...who, gross: amount + more })];
        expect(greater.net).toBeGreaterThanOrEqual(less.net - 1);
      }),
    );
  });

  test('a dollar more can cost two where tax and premium round at the same time', () => {
    const net = (amount: number): number => incomeOf({ ...payment, gross: amount }).net;
    expect([net(20_639), net(20_640)]).toEqual([18_141, 18_140]);
  });

  test('at a threshold the net falls: the tax takes 2,000 of 20,001, the premium 422 of 20,000', () => {
    const net = (amount: number): number => incomeOf({ ...payment, gross: amount }).net;
    expect([net(19_999), net(20_000), net(20_001)]).toEqual([19_999, 19_578, 17_579]);
  });
});
