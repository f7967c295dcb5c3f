import type { CalendarDay } from '../rules/dates';
import type { IncomeKind } from '../vocabulary/rewards';
import { type Dated, type DatedTable, inForceOn } from './dated';

/** A rate on the whole of a payment above `above`. */
export interface WithholdingRate {
  readonly above: number;
  readonly percent: number;
}

/** Legal rules for payments to individuals, in whole New Taiwan dollars. */
export interface IncomeSettings extends Dated {
  /** The last rate whose threshold the payment exceeds applies; nothing is withheld below the first. */
  readonly withholding: Readonly<
    Record<'resident' | 'nonResident', Record<IncomeKind, readonly [WithholdingRate, ...WithholdingRate[]]>>
  >;
  readonly premium: {
    readonly percent: number;
    /** Smallest single payment the premium is charged on; infinite for kinds that are exempt. */
    readonly from: Readonly<Record<IncomeKind, number>>;
    /** The part of a payment above this is exempt. */
    readonly cap: number;
  };
}

/** When the law changes a row is added, never edited: past statements are computed with the row of their day. */
export const incomeSettings: DatedTable<IncomeSettings> = [
  {
    effective_from: '2026-01-01',
    withholding: {
      resident: {
        // 各類所得扣繳率標準 §2: 10 %; §13: none where the tax is at most 2,000, the tax on 20,000. Certain.
        '9A': [{ above: 20_000, percent: 10 }],
        // As 9A. The exemption of 180,000 a year concerns the payee's tax return, not the payer. Certain.
        '9B': [{ above: 20_000, percent: 10 }],
        // Salary not paid monthly: 5 % from 90,501, where the withholding table of 2026 begins. Uncertain.
        '50': [{ above: 90_500, percent: 5 }],
        // Declared, not withheld. Certain.
        '92': [{ above: 0, percent: 0 }],
      },
      nonResident: {
        // §3: 20 % of everything. Certain.
        '9A': [{ above: 0, percent: 20 }],
        // §3: 20 %, payments up to 5,000 are exempt. Certain.
        '9B': [{ above: 5000, percent: 20 }],
        // §3: 6 % up to one and a half minimum wages (29,500 in 2026), above that 18 %. Rates certain, the wage uncertain.
        '50': [
          { above: 0, percent: 6 },
          { above: 44_250, percent: 18 },
        ],
        // 20 %. Uncertain: individuals declare it themselves.
        '92': [{ above: 0, percent: 20 }],
      },
    },
    premium: {
      // 全民健康保險法 §31 and its withholding rules. Percentage, 20,000 and cap certain; the minimum wage uncertain.
      percent: 2.11,
      from: { '9A': 20_000, '9B': 20_000, '50': 29_500, '92': Number.POSITIVE_INFINITY },
      cap: 10_000_000,
    },
  },
];

/**
 * Returns the legal rules for a payment on a day.
 *
 * @throws RangeError for a day before the first row.
 */
export function settingsOn(day: CalendarDay): IncomeSettings {
  const [{ effective_from: first }] = incomeSettings;
  if (day < first) throw new RangeError(`No rules are known for ${day}, which is before ${first}`);
  return inForceOn(incomeSettings, day);
}
