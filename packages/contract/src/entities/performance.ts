import * as z from 'zod';
import { performanceMonth } from '../report';
import { Person } from './user';

const amount = z.number().nullable();

/** Calendar month, in Taipei. */
export const Month = z.string().regex(performanceMonth);

/** Totals of a set of reports. `null` means unknown, which is not 0. */
export const Performance = z.object({
  /** Number of reports: one per platform. */
  reports: z.number().int(),
  /** In New Taiwan dollars; a task's fee is divided equally among its platforms. */
  spend: amount,
  views: amount,
  engagements: amount,
  /** In New Taiwan dollars, of the reports for which both amounts are known. */
  cost_per_view: amount,
  cost_per_engagement: amount,
  /** Views asked for by the briefs, divided like the fee; only of reports whose views are known. */
  views_goal: amount,
  /** Views as a percentage of `views_goal`, rounded down. */
  views_goal_percent: amount,
});
export type Performance = z.infer<typeof Performance>;

/** Totals of one creator, platform, month or project. */
export const PerformanceRow = Performance.extend({
  /** Uuid of the creator or project, name of the platform, or the month. */
  key: z.string(),
  name: z.string(),
  /** The creator, when rows are creators. */
  person: Person.nullable(),
});
export type PerformanceRow = z.infer<typeof PerformanceRow>;

const Choice = z.object({ key: z.string(), name: z.string() });
export type PerformanceChoice = z.infer<typeof Choice>;

export const PerformanceOverview = z.object({
  totals: Performance,
  /** Months with reports, oldest first. */
  months: z.array(Performance.pick({ spend: true, views: true }).extend({ month: Month })),
  /** Choices of the filters; the current filter values are always included. */
  choices: z.object({
    creators: z.array(Choice),
    platforms: z.array(Choice),
    projects: z.array(Choice),
    months: z.array(Month),
  }),
});
export type PerformanceOverview = z.infer<typeof PerformanceOverview>;
