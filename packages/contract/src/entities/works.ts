import * as z from 'zod';
import { limits } from '../limits';
import { worksActions, worksStatuses } from '../workflow';
import { ClaimResult } from './claim';
import { Day, Instant, Project, Step, Task, TaskPlatform } from './project';
import { draftOf } from './review';
import { Person } from './user';

const { works: most } = limits;

/** What a creator reports of one platform's published work. A draft may be incomplete. */
export const WorkContent = z.object({
  url: z.string().trim().max(most.url),
  /** In Taipei. */
  published_date: Day.nullable(),
  /** `HH:MM` in Taipei, `''` while it is not known. */
  published_time: z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)]),
  /** The published text, pasted. */
  text: z.string().max(most.textLength),
  /** The creator has made sure that the cooperation is disclosed. */
  is_disclosed: z.boolean(),
});
export type WorkContent = z.infer<typeof WorkContent>;

/** The approved copy a work is compared with. */
export const ApprovedCopy = z.object({
  /** Version of the platform's copywriting. */
  version: z.number().int().min(1).max(limits.integer),
  /** Its text alone: a paragraph a line, as HTML. */
  html: z.string(),
});
export type ApprovedCopy = z.infer<typeof ApprovedCopy>;

export const workVerdicts = ['passed', 'failed', 'changed'] as const;

/** What was submitted for review; it never changes but for its verdict. */
export const WorkReport = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1).max(limits.integer),
  content: WorkContent,
  published_at: Instant,
  created_by: Person,
  sent_at: Instant,
  /** `null` when there was no approved copy to compare with. */
  comparison: z.object({ approved: ApprovedCopy, match: z.number().int().min(0).max(100) }).nullable(),
  /** Wordings of its text that may be a risk; `null` where it was not checked yet. */
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
  /** `null` until something was written about it. */
  works_online_uuid: z.uuid().nullable(),
  platform: TaskPlatform,
  status: z.enum(worksStatuses),
  /** Whose move it is. */
  turn: z.enum(['vendor', 'creator']).nullable(),
  /** What a work submitted now would be compared with. */
  approved: ApprovedCopy.nullable(),
  /** First to last. */
  reports: z.array(WorkReport),
  /** The caller's own. */
  draft: draftOf(WorkContent).nullable(),
  /** What the next save has to name. */
  revision: z.number().int(),
  /** What the caller may do now. */
  allowed: z.array(z.enum(worksActions)),
});
export type Work = z.infer<typeof Work>;

/** Works going online: every platform of a task. */
export const WorksView = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  step: Step,
  /** The advertising disclosure the brief asks for, `''` without one. */
  ad_disclosure: z.string(),
  works: z.array(Work),
  /** Whether the caller may open the step before its turn. */
  may_unlock: z.boolean(),
});
export type WorksView = z.infer<typeof WorksView>;
