import * as z from 'zod';
import { FunctionCode } from '../vocabulary';
import { TaskPlatform } from './project';

/** What becomes of one platform, and what goes with it. */
export const PlatformChange = TaskPlatform.pick({ platform_title: true, kind: true }).extend({
  change: z.enum(['added', 'renamed', 'removed']),
  /** Before it is renamed, otherwise `null`. */
  previous_title: z.string().nullable(),
  /** The steps it gets, or loses: its own copy, and its part of works and report. */
  steps: z.array(FunctionCode),
  /** What is deleted with it, for good. */
  versions: z.number().int(),
  drafts: z.number().int(),
  comments: z.number().int(),
  /** Something of it was accepted, so it stays. */
  is_accepted: z.boolean(),
});
export type PlatformChange = z.infer<typeof PlatformChange>;

/** What changing the platforms of a task brings about. */
export const PlatformConsequences = z.object({
  changes: z.array(PlatformChange),
  /** The version the brief becomes, which the creator has to confirm; `null` while no brief was sent. */
  brief_version: z.number().int().nullable(),
  /** Whoever changes the platforms names what they have seen. */
  seen: z.string(),
});
export type PlatformConsequences = z.infer<typeof PlatformConsequences>;
