import { z } from 'zod';
import { reviewActions } from '../workflow';
import { Instant, Project, Step, Task } from './project';
import { Person } from './user';

export const VersionSummary = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1),
  created_by: Person,
  sent_at: Instant,
  finalised_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  /** Revision round in which the version was sent, from 1. */
  round: z.number().int(),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

export const Version = VersionSummary.extend({
  /** Sanitised HTML of the editor's schema. */
  content: z.string(),
  content_hash: z.string(),
});
export type Version = z.infer<typeof Version>;

/** The creator's unsent text; nobody else ever receives it. */
export const Draft = z.object({
  content: z.string(),
  /** Grows by one with every save; a save that names an older one is refused with 409. */
  revision: z.number().int(),
  /** The version the draft started from, 0 for none. */
  base_version: z.number().int(),
  updated_at: Instant,
});
export type Draft = z.infer<typeof Draft>;

export const ReviewSheet = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  step: Step,
  versions: z.array(VersionSummary),
  draft: Draft.nullable(),
  rounds_used: z.number().int(),
  rounds_agreed: z.number().int(),
  /** What the caller may do now. */
  allowed: z.array(z.enum(reviewActions)),
});
export type ReviewSheet = z.infer<typeof ReviewSheet>;
