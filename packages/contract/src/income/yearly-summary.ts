import type { IncomeFigures } from '../entities';
import type { IncomeKind } from '../vocabulary/rewards';

/** The figures of a withholding certificate (扣繳憑單) for one payee and kind of income. */
export interface YearlySum {
  readonly payee: string;
  readonly kind: IncomeKind;
  /** Number of statements. */
  readonly count: number;
  readonly gross: number;
  readonly withholding: number;
  readonly premium: number;
  readonly net: number;
}

/** The totals of a year's statements by payee and kind of income, in the order of their first statements. */
export function yearlySummary(statements: readonly { payee: string; figures: IncomeFigures }[]): YearlySum[] {
  const sums = new Map<string, YearlySum>();
  for (const { payee, figures } of statements) {
    const { kind, gross, withholding, premium, net } = figures;
    const key = `${kind} ${payee}`;
    const sum = sums.get(key) ?? { payee, kind, count: 0, gross: 0, withholding: 0, premium: 0, net: 0 };
    sums.set(key, {
      payee,
      kind,
      count: sum.count + 1,
      gross: sum.gross + gross,
      withholding: sum.withholding + withholding.amount,
      premium: sum.premium + premium.amount,
      net: sum.net + net,
    });
  }
  return [...sums.values()];
}
