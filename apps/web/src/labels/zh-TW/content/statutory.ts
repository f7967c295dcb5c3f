import { incomeSettings, inForceOn } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';

const settings = inForceOn(incomeSettings, dayOf(new Date()));
const [fee] = settings.withholding.resident['9A'];
const [year, month, date] = settings.effective_from.split('-').map(Number);

/** Figures that law can change, with the day from which they hold. Amounts in New Taiwan dollars. */
export const statutory = {
  effectiveFrom: `${year}年${month}月${date}日`,
  /** Income tax withheld from what a resident is paid for a job above `untaxed`, that is where it is more than `waived`. */
  withholding: { percent: fee.percent, untaxed: fee.above, waived: (fee.above * fee.percent) / 100 },
  /** Supplementary premium of the national health insurance, of a single payment of `from` and more. */
  premium: { percent: settings.premium.percent, from: settings.premium.from['9A'] },
  /** Sales of services a month from which a business registers for tax. */
  businessRegistration: 50_000,
  /** Fine for false advertising. */
  falseAdvertising: { least: 50_000, most: 25_000_000 },
} as const;

/** Stands wherever a reader might rely on one of the figures. */
export const statutoryNote = `以上依${statutory.effectiveFrom}起適用的規定整理，僅供參考，實際以主管機關公告為準。`;
