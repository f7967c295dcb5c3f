import type { FigureName } from './figures';
import { type GoalName, type Goals, goalNames } from './goals';
import { type Reached, reportTotals } from './summary';

type Posts = readonly Reached[];

const knownFigures = (posts: Posts, ...names: FigureName[]): number[] =>
  posts.flatMap(({ figures }) => names.flatMap((name) => (typeof figures[name] === 'number' ? [figures[name]] : [])));

const orUnknown = (values: readonly number[], together: (values: readonly number[]) => number): number | null =>
  values.length === 0 ? null : together(values);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value posts have reached for each metric; `null` while unknown. */
const reachedOf: Record<GoalName, (posts: Posts) => number | null> = {
  views: (posts) => reportTotals(posts, null).views,
  first_week_views: (posts) => orUnknown(knownFigures(posts, 'yt_first_week_mission_views'), sum),
  engagements: (posts) => reportTotals(posts, null).engagements,
  clicks: (posts) => reportTotals(posts, null).clicks,
  // A lower bound: summing would count accounts that saw several posts more than once.
  reach: (posts) => orUnknown(knownFigures(posts, 'post_reach', 'unique_views'), (values) => Math.max(...values)),
};

/** `open`: a platform has not reported yet. `unknown`: all have, but none provided this figure. */
export const goalOutcomes = { met: '達標', missed: '未達標', open: '統計中', unknown: '未提供' } as const;
export type GoalOutcome = keyof typeof goalOutcomes;

export interface GoalProgress {
  readonly metric: GoalName;
  readonly target: number;
  readonly reached: number | null;
  /** Percentage of the target, rounded down, so that a missed goal never shows 100. */
  readonly percent: number | null;
  readonly outcome: GoalOutcome;
}

/** The outcome of a goal at this percentage, once all reports are in. */
export const percentOutcome = (percent: number | null): GoalOutcome => {
  if (percent === null) return 'unknown';
  return percent >= 100 ? 'met' : 'missed';
};

/**
 * Progress of a task's goals, in the order of the form.
 *
 * @param isComplete whether every platform has reported
 */
export const goalProgress = (goals: Goals, posts: Posts, isComplete: boolean): GoalProgress[] =>
  goalNames.flatMap((metric) => {
    const target = goals[metric];
    if (target === undefined) return [];
    const reached = reachedOf[metric](posts);
    const percent = reached === null ? null : Math.floor((reached * 100) / target);
    const outcome = percentOutcome(percent);
    return { metric, target, reached, percent, outcome: isComplete || outcome === 'met' ? outcome : 'open' };
  });
