import { labels as words } from '#labels/report-import';
import type { ReportData } from './imported-content';

/** Describes how much an import fills in. @example importWords(data) // '8項數據、14天' */
export function importWords({ figures, curve_perday }: ReportData): string {
  const [count, days] = [Object.keys(figures).length, curve_perday.length];
  return [count > 0 ? words.figures(count) : '', days > 0 ? words.dayCount(days) : ''].filter(Boolean).join('、');
}
