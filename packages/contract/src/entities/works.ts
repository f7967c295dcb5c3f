import * as z from 'zod';
import { limits } from '../limits';
import { worksActions, worksStatuses } from '../workflow';
import { ClaimResult } from './claim';
import { Day, Instant, Project, Step, Task, TaskPlatform } from './project';
import { draftOf } from './review';
import { Person } from './user';

const { works: most } = limits;

/** A creator's report of a published work on one platform. A draft may be incomplete. */
export const WorkContent = z.object({
  url: z.string().trim().max(most.url),
  /** In Taipei time. */
  published_date: Day.nullable(),
  /** `HH:MM` in Taipei time; `''` while unknown. */
  published_time: z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)]),
  /** The published text, pasted. */
  text: z.string().max(most.textLength),
  /** The creator has confirmed that the cooperation is disclosed. */
  is_disclosed: z.boolean(),
});
export type WorkContent = z.infer<typeof WorkContent>;

/** The approved copy a work is compared with. */
export const ApprovedCopy = z.object({
  /** Version of the platform's copy. */
  version: z.number().int().min(1).max(limits.integer),
  /** The copy's text as HTML, each line a paragraph. */
  html: z.string(),
});
export type ApprovedCopy = z.infer<typeof ApprovedCopy>;

export const workVerdicts = ['passed', 'failed', 'changed'] as const;

/** A work submitted for review; only its verdict changes afterwards. */
export const WorkReport = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1).max(limits.integer),
  content: WorkContent,
  published_at: Instant,
  created_by: Person,
  sent_at: Instant,
  /** `null` if there was no approved copy to compare with. */
  comparison: z.object({ approved: ApprovedCopy, match: z.number().int().min(0).max(100) }).nullable(),
  /** Risky wordings in its text; `null` if it has not been checked yet. */
  claims: ClaimResult.nullable(),
  /** `null` while it is being reviewed. */
  verdict: z.enum(workVerdicts).nullable(),
  /** Why it did not pass, or what was changed afterwards. */
  reason: z.string().nullable(),
  decided_at: Instant.nullable(),
});
export type WorkReport = z.infer<typeof WorkReport>;

/** One platform's work. */
export const Work = z.object({
  /** `null` until something has been written about it. */
  works_online_uuid: z.uuid().nullable(),
  platform: TaskPlatform,
  status: z.enum(worksStatuses),
  /** The side that has to act next. */
  turn: z.enum(['vendor', 'creator']).nullable(),
  /** The copy a work submitted now would be compared with. */
  approved: ApprovedCopy.nullable(),
  /** Oldest first. */
  reports: z.array(WorkReport),
  /** The caller's own draft. */
  draft: draftOf(WorkContent).nullable(),
  /** Revision the next save has to name. */
  revision: z.number().int(),
  /** Actions the caller may take now. */
  allowed: z.array(z.enum(worksActions)),
});
export type Work = z.infer<typeof Work>;

/** Published works of a task, one per platform. */
export const WorksView = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  step: Step,
  /** The advertising disclosure the brief asks for; `''` without one. */
  ad_disclosure: z.string(),
  works: z.array(Work),
  /** Whether the caller may open the step before its turn. */
  may_unlock: z.boolean(),
});
export type WorksView = z.infer<typeof WorksView>;
