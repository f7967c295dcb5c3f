import * as z from 'zod';
import { Instant } from './project';

/** A run of words, and whether the later version keeps, lacks or introduces it. */
export const OutcomeRun = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });
export type OutcomeRun = z.infer<typeof OutcomeRun>;

const version = z.number().int().min(1);
const picture = z.string().nullable();

/** What happened between two versions to the place a comment refers to. */
export const CommentOutcome = z.object({
  /** `seen`: cannot be compared automatically, as with two films; a person has to look. */
  kind: z.enum(['changed', 'unchanged', 'gone', 'seen']),
  /** The version the comment was written on. */
  from: version,
  /** The version it is compared with. */
  to: version,
  /** The paragraph before and after; for a comment on the whole, the first changes. */
  runs: z.array(OutcomeRun),
  /** Whether the quoted words are unchanged, and only the text around them changed. */
  is_quote_kept: z.boolean(),
  /** Number of the segment, frame or picture in both versions, if it differs. */
  moved: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** Paths of the picture in both versions, if they differ. */
  pictures: z.object({ before: picture, after: picture }).nullable(),
});
export type CommentOutcome = z.infer<typeof CommentOutcome>;

/** Who confirmed that a version does what a comment asked for, and the outcome they were shown. */
export const CommentProof = z.object({
  confirmed_by: z.object({ uuid: z.uuid(), name: z.string() }),
  confirmed_at: Instant,
  outcome: CommentOutcome,
});
export type CommentProof = z.infer<typeof CommentProof>;
