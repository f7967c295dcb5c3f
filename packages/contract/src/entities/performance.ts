import * as z from 'zod';
import { performanceMonth } from '../report';
import { Person } from './user';

const amount = z.number().nullable();

/** Calendar month in Taipei. */
export const Month = z.string().regex(performanceMonth);

/** What reports come to together. `null` is unknown, which is not 0. */
export const Performance = z.object({
  /** How many there are: one for each platform. */
  reports: z.number().int(),
  /** In New Taiwan dollars; the fee of a task is shared equally by its platforms. */
  spend: amount,
  views: amount,
  engagements: amount,
  /** In New Taiwan dollars, of the reports of which both amounts are known. */
  cost_per_view: amount,
  cost_per_engagement: amount,
  /** What the briefs ask for, shared like the fee; of the reports of which views are known too. */
  views_goal: amount,
  /** Of it, in whole percent rounded down. */
  views_goal_percent: amount,
});
export type Performance = z.infer<typeof Performance>;

/** The reports of one creator, platform, month or project. */
export const PerformanceRow = Performance.extend({
  /** Uuid of the creator or project, name of the platform, or the month. */
  key: z.string(),
  name: z.string(),
  /** The creator, where rows are creators. */
  person: Person.nullable(),
});
export type PerformanceRow = z.infer<typeof PerformanceRow>;

const Choice = z.object({ key: z.string(), name: z.string() });
export type PerformanceChoice = z.infer<typeof Choice>;

export const PerformanceOverview = z.object({
  totals: Performance,
  /** Those with reports, oldest first. */
  months: z.array(Performance.pick({ spend: true, views: true }).extend({ month: Month })),
  /** What filters offer; what is filtered by is always among them. */
  choices: z.object({
    creators: z.array(Choice),
    platforms: z.array(Choice),
    projects: z.array(Choice),
    months: z.array(Month),
  }),
});
export type PerformanceOverview = z.infer<typeof PerformanceOverview>;
