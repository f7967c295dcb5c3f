import type { ReportContent } from '@paidang/contract/entities';
import { type FigureName, type Figures, figureNames, isGiven } from '@paidang/contract/report';
import { labels as words } from '#labels/report-import';
import { withDays } from '../pasted-days';

/** The part of a report that an import changes. */
export type ReportData = Pick<ReportContent, 'figures' | 'curve_perday'>;

/** A report merged with an import; values that the file does not contain are kept. */
export const withImport = (now: ReportData, { figures, curve_perday }: ReportData): ReportData => ({
  figures: { ...now.figures, ...figures },
  curve_perday: withDays(now.curve_perday, curve_perday),
});

/** The named figures; those that were not given are `null`. */
export function someFigures(from: Figures, names: readonly FigureName[]): ReportData['figures'] {
  const some: ReportData['figures'] = {};
  for (const name of names) Object.assign(some, { [name]: from[name] ?? null });
  return some;
}

/** Undoes an import. Values typed over it since are kept. */
export function withoutImport(now: ReportData, imported: ReportData, before: ReportData): ReportData {
  const untouched = figureNames.filter(
    (name) => isGiven(imported.figures[name]) && imported.figures[name] === now.figures[name],
  );
  const values = new Map(imported.curve_perday.map(({ date, value }) => [date, value]));
  const left = new Set(now.curve_perday.map(({ date }) => date));
  const replaced = before.curve_perday.filter(({ date }) => values.has(date) && left.has(date));
  const typed = now.curve_perday.filter(({ date, value }) => values.get(date) !== value);
  return {
    figures: { ...now.figures, ...someFigures(before.figures, untouched) },
    curve_perday: withDays(replaced, typed),
  };
}

/** Describes how much an import fills in. @example importWords(data) // '8項數據、14天' */
export function importWords({ figures, curve_perday }: ReportData): string {
  const [count, days] = [Object.keys(figures).length, curve_perday.length];
  return [count > 0 ? words.figures(count) : '', days > 0 ? words.dayCount(days) : ''].filter(Boolean).join('、');
}
