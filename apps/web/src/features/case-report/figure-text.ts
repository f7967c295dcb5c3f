import { type FigureName, type FigureValue, figureOf, isGiven } from '@paidang/contract/report';

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
