import { goalOutcomes, percentOutcome } from '@paidang/contract/report';
import { money } from '#labels/money';

const whole = new Intl.NumberFormat('zh-TW', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('zh-TW', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shown for unknown figures. */
export const unknown = '—';

const known = (value: number | null, write: (value: number) => string): string =>
  value === null ? unknown : write(value);

/** @example amount(214386) // '214,386' */
export const amount = (value: number | null): string => known(value, whole.format);

/** Money spent, in whole dollars. @example spent(18333.33) // 'NT$18,333' */
export const spent = (value: number | null): string => known(value, (one) => money(Math.round(one)));

/** Cost of one view or engagement. @example cost(0.2) // 'NT$0.20' */
export const cost = (value: number | null): string => known(value, (one) => `NT$${cents.format(one)}`);

/** Progress towards a goal, and whether it was reached. @example goal(122) // '122% 達標' */
export const goal = (percent: number | null): string =>
  known(percent, (one) => `${whole.format(one)}% ${goalOutcomes[percentOutcome(one)]}`);

/** @example monthText('2026-11') // '2026/11' */
export const monthText = (month: string): string => month.replace('-', '/');
