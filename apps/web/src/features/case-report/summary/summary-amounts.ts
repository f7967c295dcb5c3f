import { labels } from '#labels/case-report';
import { number } from '../figure-text';

/** Shown for unknown values, which are not 0. */
const unknown = '—';

/** @example amount(214386) // '214,386' */
export const amount = (value: number | null): string => (value === null ? unknown : number(value));
export const rate = (value: number | null): string => (value === null ? unknown : `${number(value)}%`);
export const money = (value: number | null): string => (value === null ? unknown : `NT$${number(value)}`);

/** Explains what a cost is divided by; `''` if unknown. @example 'NT$30,000÷觀看239,256' */
export function divided(fee: number | null, by: keyof typeof labels.summary.by, count: number | null): string {
  if (fee === null || !count) return '';
  return labels.summary.divided(money(fee), labels.summary.by[by], number(count));
}
