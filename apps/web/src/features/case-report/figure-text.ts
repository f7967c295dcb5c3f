import { type FigureName, type FigureValue, figureOf, isGiven } from '@paidang/contract/report';
import { labels } from '#labels/case-report';

const digits = new Intl.NumberFormat('zh-TW', { maximumFractionDigits: 2 });

/** Formats a number as a figure. @example number(214386) // '214,386' */
export const number = (value: number): string => digits.format(value);

/** A figure with its unit; `''` if it was not given. @example figureText('view_rate', 52.4) // '52.4%' */
export function figureText(name: FigureName, value: FigureValue | null | undefined): string {
  if (!isGiven(value)) return '';
  const { kind, unit } = figureOf(name);
  if (typeof value !== 'number') return `${value}${unit}`;
  return kind === 'rate' ? `${number(value)}${unit}` : number(value);
}

/** Shown for unknown values, which are not 0. */
const unknown = '—';

/** @example amount(214386) // '214,386' */
export const amount = (value: number | null): string => (value === null ? unknown : number(value));
export const rate = (value: number | null): string => (value === null ? unknown : `${number(value)}%`);
export const money = (value: number | null): string => (value === null ? unknown : `NT$${number(value)}`);

/** Explains what a cost is divided by; `''` if unknown. @example 'NT$30,000÷觀看239,256' */
export function costBasisText(fee: number | null, by: keyof typeof labels.summary.by, count: number | null): string {
  if (fee === null || !count) return '';
  return labels.summary.divided(money(fee), labels.summary.by[by], number(count));
}
