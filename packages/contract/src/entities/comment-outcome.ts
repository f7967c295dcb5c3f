import * as z from 'zod';
import { Instant } from './project';

/** Words of a place, and whether the later version has them still, not any more, or is the first to have them. */
export const OutcomeRun = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });
export type OutcomeRun = z.infer<typeof OutcomeRun>;

const version = z.number().int().min(1);
const picture = z.string().nullable();

/** What became of the place of a comment between two versions. */
export const CommentOutcome = z.object({
  /** `seen`: people have to look, as with two films. */
  kind: z.enum(['changed', 'unchanged', 'gone', 'seen']),
  /** The version that was commented on. */
  from: version,
  /** The version that is looked at. */
  to: version,
  /** The paragraph of the place before and after; of a comment on the whole, the first changes. */
  runs: z.array(OutcomeRun),
  /** The quoted words stand as they were: what changed is beside them. */
  is_quote_kept: z.boolean(),
  /** Number of the segment, frame or picture in both versions, where it is another one. */
  moved: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** Paths of the picture in both versions, where it is another one. */
  pictures: z.object({ before: picture, after: picture }).nullable(),
});
export type CommentOutcome = z.infer<typeof CommentOutcome>;

/** Who confirmed that a version does what a comment asked for, and what they saw of it. */
export const CommentProof = z.object({
  confirmed_by: z.object({ uuid: z.uuid(), name: z.string() }),
  confirmed_at: Instant,
  outcome: CommentOutcome,
});
export type CommentProof = z.infer<typeof CommentProof>;
