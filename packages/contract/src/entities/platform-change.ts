import * as z from 'zod';
import { FunctionCode } from '../vocabulary';
import { TaskPlatform } from './project';

/** A change to one platform, and what is affected by it. */
export const PlatformChange = TaskPlatform.pick({ platform_title: true, kind: true }).extend({
  change: z.enum(['added', 'renamed', 'removed']),
  /** Name before a rename; otherwise `null`. */
  previous_title: z.string().nullable(),
  /** Steps the platform gains or loses: its copy, and its part of works and report. */
  steps: z.array(FunctionCode),
  /** Number of versions permanently deleted with it. */
  versions: z.number().int(),
  drafts: z.number().int(),
  comments: z.number().int(),
  /** Some of its content was accepted, so it stays. */
  is_accepted: z.boolean(),
});
export type PlatformChange = z.infer<typeof PlatformChange>;

/** Consequences of changing the platforms of a task. */
export const PlatformConsequences = z.object({
  changes: z.array(PlatformChange),
  /** The brief version this creates, which the creator has to confirm; `null` if no brief was sent. */
  brief_version: z.number().int().nullable(),
  /** Identifies these consequences: the call that changes the platforms names what its caller was shown. */
  seen: z.string(),
});
export type PlatformConsequences = z.infer<typeof PlatformConsequences>;
