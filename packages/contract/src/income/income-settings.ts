import type { CalendarDay } from '../rules/dates';
import type { IncomeKind } from '../vocabulary/rewards';
import { type Dated, type DatedTable, inForceOn } from './dated';

/** A rate on the whole of a payment that is higher than `above`. */
export interface WithholdingRate {
  readonly above: number;
  readonly percent: number;
}

/** What law says about payments to people, in whole New Taiwan dollars. */
export interface IncomeSettings extends Dated {
  /** Of the rates a payment is high enough for, the last applies; below the first, nothing is withheld. */
  readonly withholding: Readonly<
    Record<'resident' | 'nonResident', Record<IncomeKind, readonly [WithholdingRate, ...WithholdingRate[]]>>
  >;
  readonly premium: {
    readonly percent: number;
    /** Smallest single payment it is taken of; no amount is, of a kind that is free of it. */
    readonly from: Readonly<Record<IncomeKind, number>>;
    /** What a payment has above this is free of it. */
    readonly cap: number;
  };
}

/** A row is added when law changes, never edited: statements of the past are computed by the row of their day. */
export const incomeSettings: DatedTable<IncomeSettings> = [
  {
    effective_from: '2026-01-01',
    withholding: {
      resident: {
        // 各類所得扣繳率標準 §2: 10 %; §13: none where the tax is not above 2,000, which is that of 20,000. Sure.
        '9A': [{ above: 20_000, percent: 10 }],
        // As 9A. That 180,000 a year are free of tax concerns the payee's tax return, not the payer. Sure.
        '9B': [{ above: 20_000, percent: 10 }],
        // Salary that is not paid by the month: 5 % from 90,501, where the withholding table of 2026 begins. Unsure.
        '50': [{ above: 90_500, percent: 5 }],
        // Declared, not withheld. Sure.
        '92': [{ above: 0, percent: 0 }],
      },
      nonResident: {
        // §3: 20 % of everything. Sure.
        '9A': [{ above: 0, percent: 20 }],
        // §3: 20 %, payments up to 5,000 are free. Sure.
        '9B': [{ above: 5000, percent: 20 }],
        // §3: 6 % up to one and a half minimum wages (29,500 in 2026), above that 18 %. Rates sure, the wage unsure.
        '50': [
          { above: 0, percent: 6 },
          { above: 44_250, percent: 18 },
        ],
        // 20 %. Unsure: an individual declares it themself.
        '92': [{ above: 0, percent: 20 }],
      },
    },
    premium: {
      // 全民健康保險法 §31 and its rules on withholding. Percent, 20,000 and cap sure; the minimum wage unsure.
      percent: 2.11,
      from: { '9A': 20_000, '9B': 20_000, '50': 29_500, '92': Number.POSITIVE_INFINITY },
      cap: 10_000_000,
    },
  },
];

/**
 * What law says about a payment on a day.
 *
 * @throws RangeError for a day before the first row.
 */
export function settingsOn(day: CalendarDay): IncomeSettings {
  const [{ effective_from: first }] = incomeSettings;
  if (day < first) throw new RangeError(`No figures are known for ${day}, which is before ${first}`);
  return inForceOn(incomeSettings, day);
}
