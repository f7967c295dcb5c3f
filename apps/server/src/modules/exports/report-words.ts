import type { CaseReportSummary } from '@paidang/contract/entities';
import { type FigureName, type FigureValue, figureOf, isGiven } from '@paidang/contract/report';

const digits = new Intl.NumberFormat('zh-TW', { maximumFractionDigits: 2 });

/** Shown for unknown values, which are not 0. */
const unknown = '—';

/** @example amount(214386) // '214,386' */
export const amount = (value: number | null): string => (value === null ? unknown : digits.format(value));
export const rate = (value: number | null): string => (value === null ? unknown : `${digits.format(value)}%`);
export const money = (value: number | null): string => (value === null ? unknown : `NT$${digits.format(value)}`);

/** A figure of a report as text. */
export function formatFigure(name: FigureName, value: FigureValue | null | undefined): string {
  if (!isGiven(value)) return unknown;
  if (typeof value !== 'number') return `${value}${figureOf(name).unit}`;
  return figureOf(name).kind === 'rate' ? rate(value) : amount(value);
}

type Sides = Pick<CaseReportSummary, 'project' | 'task'>;

export const vendorName = ({ project: { vendor } }: Sides): string => vendor.company_name || vendor.name;
export const creatorName = ({ task }: Sides): string => task.creator?.name ?? '創作者';
