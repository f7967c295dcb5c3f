import { daysBetween } from '../rules/dates';
import { type FigureName, type Figures, figureOf } from './figures';
import type { DayValue, Reached, ReportTotals } from './summary';
import { reportTypeDefinition } from './types';

/** A platform's post in a summary. */
export interface ReportedPost {
  readonly content: Reached;
  readonly totals: Pick<ReportTotals, 'views' | 'clicks'>;
}

/** The first of these figures that a report contains; `null` if it has none of them. */
function given(figures: Figures, names: readonly FigureName[]): number | null {
  const values = names.map((name) => figures[name]);
  return values.find((value) => typeof value === 'number') ?? null;
}

const shared =
  (...names: FigureName[]) =>
  ({ content }: ReportedPost) =>
    given(content.figures, names);

/** Figures that several kinds of platform report, under different names: the columns for comparing posts. */
export const postColumns: readonly { title: string; of: (post: ReportedPost) => number | null }[] = [
  { title: '觀看', of: ({ totals }) => totals.views },
  { title: '觸及', of: shared('post_reach', 'unique_views') },
  { title: figureOf('reactions').title, of: shared('reactions', 'likes') },
  { title: '留言', of: shared('comments', 'replies') },
  { title: '分享', of: shared('shares') },
  { title: '收藏', of: shared('saves') },
  { title: '連結點擊', of: ({ totals }) => totals.clicks },
];

/** The figures whose sum is the engagements of a post. @example engagementParts('video') // ['喜歡次數', '留言數'] */
export const engagementParts = ({ report_type: type }: Pick<Reached, 'report_type'>): string[] =>
  reportTypeDefinition(type).engagements.map((name) => figureOf(name).title);

/** The first week after publishing is what is usually agreed on. */
const firstWeek = 7;

export interface CurveDay extends DayValue {
  readonly isOnline: boolean;
  /** Whether it is one of the seven days from publishing on; `true` for all days if the day of publishing is unknown. */
  readonly isFirstWeek: boolean;
}

/**
 * Marks the day of publishing and the first week in a curve, oldest day first.
 *
 * @param online the day of publishing; `null` if unknown
 */
export const curveFrom = (days: readonly DayValue[], online: string | null): CurveDay[] =>
  days
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, value }) => {
      const after = online === null ? 0 : daysBetween(online, date);
      return { date, value, isOnline: date === online, isFirstWeek: after >= 0 && after < firstWeek };
    });

/** Whether a curve has days outside the first week, so that it can be distinguished. */
export const showsFirstWeek = (days: readonly CurveDay[]): boolean =>
  days.some(({ isFirstWeek }) => isFirstWeek) && days.some(({ isFirstWeek }) => !isFirstWeek);

/** Women, men and the rest of the audience in percent; a share that was not provided is not 0. Empty if both are missing. */
export function sexShares({
  female_percent: female,
  male_percent: male,
}: Figures): { label: string; percent: number }[] {
  const shares = [
    { label: '女性', percent: female },
    { label: '男性', percent: male },
  ].flatMap(({ label, percent }) => (typeof percent === 'number' ? { label, percent } : []));
  if (shares.length === 0) return [];
  const rest = Math.round((100 - shares.reduce((sum, { percent }) => sum + percent, 0)) * 100) / 100;
  return rest > 0 ? [...shares, { label: shares.length === 2 ? '其他' : '未提供', percent: rest }] : shares;
}
