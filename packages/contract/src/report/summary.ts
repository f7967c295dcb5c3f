import type { FigureName, Figures } from './figures';
import { type ReportType, reportTypeDefinition } from './types';

/** The results of one platform's post. */
export interface Reached {
  readonly report_type: ReportType;
  readonly figures: Figures;
  readonly curve_perday: readonly DayValue[];
}

export interface DayValue {
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  readonly date: string;
  readonly value: number;
}

/** `null` is unknown: an amount nobody provided, or a ratio without a divisor. */
export interface ReportTotals {
  readonly views: number | null;
  readonly engagements: number | null;
  readonly clicks: number | null;
  /** Engagements per view in percent, with two decimals. */
  readonly engagement_rate: number | null;
  /** In New Taiwan dollars, with two decimals. */
  readonly cost_per_view: number | null;
  readonly cost_per_engagement: number | null;
  readonly cost_per_click: number | null;
}

/** The sum of the known values; `null` if there are none. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

const amounts = (figures: Figures, names: readonly FigureName[]): number | null =>
  sumOfKnown(names.map((name) => (typeof figures[name] === 'number' ? figures[name] : null)));

const ratio = (amount: number | null, of: number | null): number | null =>
  amount === null || !of ? null : Math.round((amount / of) * 100) / 100;

/**
 * Combined results of several posts, and what they cost. Reach is left out: an account that saw two posts would
 * be counted twice.
 *
 * @param fee agreed for all of them; `null` if unknown
 */
export function reportTotals(reached: readonly Reached[], fee: number | null): ReportTotals {
  const total = (names: (type: ReportType) => readonly FigureName[]) =>
    sumOfKnown(reached.map(({ report_type: type, figures }) => amounts(figures, names(type))));
  const views = total((type) => [reportTypeDefinition(type).views]);
  const engagements = total((type) => reportTypeDefinition(type).engagements);
  const clicks = total((type) => reportTypeDefinition(type).clicks);
  return {
    views,
    engagements,
    clicks,
    engagement_rate: ratio(engagements === null ? null : engagements * 100, views),
    cost_per_view: ratio(fee, views),
    cost_per_engagement: ratio(fee, engagements),
    cost_per_click: ratio(fee, clicks),
  };
}

/** Sums the curves of several posts day by day, oldest first. */
export function curveTogether(reached: readonly Pick<Reached, 'curve_perday'>[]): DayValue[] {
  const days = new Map<string, number>();
  for (const { date, value } of reached.flatMap(({ curve_perday: curve }) => curve)) {
    days.set(date, (days.get(date) ?? 0) + value);
  }
  return [...days].map(([date, value]) => ({ date, value })).sort((a, b) => a.date.localeCompare(b.date));
}
