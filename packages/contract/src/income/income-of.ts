import type { Deduction, IncomeFigures } from '../entities';
import { limits } from '../limits';
import type { CalendarDay } from '../rules/dates';
import { type IncomeKind, incomeKindTitles } from '../vocabulary/rewards';
import { type IncomeSettings, settingsOn } from './income-settings';

/** The facts about a payment that determine its deductions. */
export interface IncomeFacts {
  /** Whole New Taiwan dollars. */
  readonly gross: number;
  readonly kind: IncomeKind;
  readonly isResident: boolean;
  readonly isUnionInsured: boolean;
  readonly paidOn: CalendarDay;
}

type Rule = Pick<Deduction, 'amount' | 'rule'>;

const dollars = (amount: number): string => `${amount.toLocaleString('en')}元`;

/** Hundredths of a cent, so that no share is computed with fractions. */
const tenThousandths = (amount: number, percent: number): number => amount * Math.round(percent * 100);

function withholdingOf({ gross, kind, isResident }: IncomeFacts, { withholding }: IncomeSettings): Rule {
  const rates = withholding[isResident ? 'resident' : 'nonResident'][kind];
  const whose = isResident ? '' : '非居住者';
  const [lowest] = rates;
  if (lowest.above > 0 && gross <= lowest.above) return { amount: 0, rule: `${whose}${dollars(lowest.above)}以下免扣` };
  const rate = rates.findLast(({ above }) => gross > above) ?? lowest;
  const next = rates[rates.indexOf(rate) + 1];
  if (rate.percent === 0) return { amount: 0, rule: `${incomeKindTitles[kind]}免扣` };
  const amount = Math.floor(tenThousandths(gross, rate.percent) / 10_000);
  if (rate.above > 0) return { amount, rule: `${rate.percent}%，${whose}超過${dollars(rate.above)}的給付` };
  return { amount, rule: `${rate.percent}%，${whose}${next ? `${dollars(next.above)}以下` : ''}的給付` };
}

function premiumOf({ gross, kind, isResident, isUnionInsured }: IncomeFacts, { premium }: IncomeSettings): Rule {
  const { percent, cap } = premium;
  const from = premium.from[kind];
  if (!Number.isFinite(from)) return { amount: 0, rule: `${incomeKindTitles[kind]}免扣` };
  if (!isResident) return { amount: 0, rule: '非居住者免扣' };
  if (isUnionInsured) return { amount: 0, rule: '職業工會會員免扣' };
  if (gross < from) return { amount: 0, rule: `單次未達${dollars(from)}免扣` };
  const amount = Math.round(tenThousandths(Math.min(gross, cap), percent) / 10_000);
  return { amount, rule: `${percent}%，單次${dollars(from)}以上${gross > cap ? `，以${dollars(cap)}為上限` : ''}` };
}

/**
 * Computes the net of a payment. The tax is rounded down, the premium half up.
 *
 * @throws RangeError for an amount that cannot be paid, and for a day before the first known settings.
 * @example incomeOf({ gross: 27_000, kind: '9A', isResident: true, isUnionInsured: false, paidOn: '2026-12-04' }).net // 23_730
 */
export function incomeOf(facts: IncomeFacts, settings: IncomeSettings = settingsOn(facts.paidOn)): IncomeFigures {
  const { gross, kind } = facts;
  if (!Number.isInteger(gross) || gross < 0 || gross > limits.integer)
    throw new RangeError(`${gross} cannot be paid: only whole dollars up to ${limits.integer}`);
  const { effective_from } = settings;
  const withholding = { ...withholdingOf(facts, settings), effective_from };
  const premium = { ...premiumOf(facts, settings), effective_from };
  return { kind, gross, withholding, premium, net: gross - withholding.amount - premium.amount };
}
