import * as z from 'zod';
import { limits, reportLimits } from '../limits';
import {
  ageGroups,
  checkFigure,
  type FigureKind,
  type FigureName,
  figureNames,
  figureOf,
  type figures,
  type GoalOutcome,
  goalNames,
  goalOutcomes,
  reportParts,
  reportTypeNames,
} from '../report';
import { reportActions, reportStatuses } from '../workflow';
import { Day, Instant, Project, Step, Task, TaskPlatform } from './project';
import { draftOf } from './review';
import { Person } from './user';

const most = reportLimits;

const schemas = { count: z.number(), rate: z.number(), age: z.enum(ageGroups) } satisfies Record<FigureKind, z.ZodType>;
type FigureSchema<Name extends FigureName> = z.ZodOptional<
  z.ZodNullable<(typeof schemas)[(typeof figures)[Name]['kind']]>
>;

const figureSchema = (name: FigureName) =>
  schemas[figureOf(name).kind]
    .superRefine((value, context) => {
      const message = checkFigure(name, value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .nullish();

/** Figures by name, each validated by the schema of its kind; missing or `null` when unknown. */
export const ReportFigures = z.object(
  Object.fromEntries(figureNames.map((name) => [name, figureSchema(name)])) as {
    [Name in FigureName]: FigureSchema<Name>;
  },
);
export type ReportFigures = z.infer<typeof ReportFigures>;

/** One day of the curve. */
const DayValue = z.object({ date: Day, value: z.number().int().min(0).max(most.count) });
const Picture = z.string().max(most.pathLength);

/** What a creator fills in for one platform. A draft may be incomplete. */
export const ReportContent = z.object({
  /** Must match the platform; see `reportTypeOf`. */
  report_type: z.enum(reportTypeNames),
  figures: ReportFigures,
  curve_perday: z.array(DayValue).max(most.days),
  other_info: z
    .array(
      z.object({
        label: z.string().trim().max(most.info.labelLength),
        value: z.string().trim().max(most.info.valueLength),
      }),
    )
    .max(most.info.items),
  /** Path of a picture; `''` for none. */
  report_banner_url: Picture,
  other_img: z.array(Picture).max(most.pictures),
  /** Screenshots that prove a figure, by name of the figure. */
  evidence: z.partialRecord(z.enum(figureNames), Picture),
});
export type ReportContent = z.infer<typeof ReportContent>;

const FigureValue = z.union([z.number(), z.enum(ageGroups)]);

/** A submitted report; afterwards only its dates and update request are set. */
export const ReportVersion = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1).max(limits.integer),
  content: ReportContent,
  created_by: Person,
  sent_at: Instant,
  /** When the vendor first opened it. */
  opened_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  /** What the vendor asks to have updated, and why. */
  update_request: z
    .object({
      parts: z.array(z.enum(reportParts)),
      reason: z.string(),
      requested_at: Instant,
    })
    .nullable(),
  /** Figures that differ from the previous version. */
  changes: z.array(z.object({ figure: z.enum(figureNames), from: FigureValue.nullable(), to: FigureValue.nullable() })),
});
export type ReportVersion = z.infer<typeof ReportVersion>;

/** The published post a report is about; `null` until one was submitted. */
const ReportedWork = z.object({ url: z.string(), published_at: Instant }).nullable();

/** The report of one platform. */
export const CaseReport = z.object({
  /** Uuid of the platform. */
  url_uid: z.uuid(),
  platform: TaskPlatform,
  report_type: z.enum(reportTypeNames),
  work: ReportedWork,
  status: z.enum(reportStatuses),
  /** The side that has to act next. */
  turn: z.enum(['vendor', 'creator']).nullable(),
  /** Oldest first. */
  versions: z.array(ReportVersion),
  /** The caller's own draft. */
  draft: draftOf(ReportContent).nullable(),
  /** Revision the next save has to name. */
  revision: z.number().int(),
  /** Actions the caller may take now. */
  allowed: z.array(z.enum(reportActions)),
});
export type CaseReport = z.infer<typeof CaseReport>;

/** Progress towards a target number of the brief. */
const GoalProgress = z.object({
  metric: z.enum(goalNames),
  target: z.number(),
  reached: z.number().nullable(),
  percent: z.number().nullable(),
  outcome: z.enum(Object.keys(goalOutcomes) as [GoalOutcome, ...GoalOutcome[]]),
});

/** The closing report of a task: a report for each platform. */
export const CaseReports = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, build_mode: true, vendor: true }),
  task: Task,
  step: Step,
  reports: z.array(CaseReport),
  /** Computed from the newest version of each report. */
  goals: z.array(GoalProgress),
  /** Whether the caller may request the reports before all works have passed. */
  may_request: z.boolean(),
});
export type CaseReports = z.infer<typeof CaseReports>;

const amount = z.number().nullable();
const ReportTotals = z.object({
  views: amount,
  engagements: amount,
  clicks: amount,
  /** Engagements per view, in percent. */
  engagement_rate: amount,
  /** In New Taiwan dollars. */
  cost_per_view: amount,
  cost_per_engagement: amount,
  cost_per_click: amount,
});

const Compared = ReportTotals.pick({
  views: true,
  engagement_rate: true,
  cost_per_view: true,
  cost_per_engagement: true,
});

/** A task compared with the vendor's earlier closed projects. */
const ReportComparison = z.object({
  /** `null` for the task as a whole. */
  report_type: z.enum(reportTypeNames).nullable(),
  own: Compared,
  /** `null` where too few projects have the figure. */
  median: Compared,
  /** Number of projects compared with. */
  projects: z.number().int(),
});
export type ReportComparison = z.infer<typeof ReportComparison>;

/** The results of a task, from the newest version of each report. */
export const CaseReportSummary = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, build_mode: true, vendor: true }),
  task: Task,
  platforms: z.array(
    CaseReport.pick({ url_uid: true, platform: true, work: true }).extend({
      content: ReportContent,
      totals: ReportTotals.pick({ views: true, engagements: true, clicks: true, engagement_rate: true }),
    }),
  ),
  /** Of all platforms together; costs are based on the agreed fee. */
  totals: ReportTotals,
  goals: z.array(GoalProgress),
  curve_perday: z.array(DayValue),
  /** Only returned to the vendor, because it reveals figures of other creators. */
  comparison: z.array(ReportComparison),
});
export type CaseReportSummary = z.infer<typeof CaseReportSummary>;
