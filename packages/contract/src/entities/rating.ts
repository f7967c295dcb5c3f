import * as z from 'zod';
import { ratingLimits } from '../limits';
import { questionnaireTypes, ratingKeys } from '../rules';
import { Instant, Project, Task } from './project';
import { Person } from './user';

/** Answers by question. The questions and the possible values depend on who answers. */
export const RatingAnswers = z.partialRecord(
  z.enum(ratingKeys),
  z.union([z.number().int(), z.string().trim().max(ratingLimits.commentLength)]),
);
export type RatingAnswers = z.infer<typeof RatingAnswers>;

const Question = z.object({
  key: z.enum(ratingKeys),
  /** `answer` is optional free text. */
  type: z.enum(['choice', 'answer']),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), value: z.number().int() })),
  /** The side that answers. */
  user: z.enum(['vendor', 'creator']),
});

const Pages = z.array(z.object({ qa: z.array(Question) }));

/** One questionnaire and its state for the caller. */
export const OwnRating = z.object({
  type: z.enum(questionnaireTypes),
  /** Position among the questionnaires, from 0. */
  index: z.number().int(),
  pages: Pages,
  /** `open`: can be sent or skipped. `closed`: not yet, or no longer. */
  status: z.enum(['open', 'sent', 'skipped', 'closed']),
  answers: RatingAnswers.nullable(),
  /** Until when the sent answers can be changed. */
  editable_until: Instant.nullable(),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** The other side's answers about the caller. */
export const ReceivedRating = z.object({
  /**
   * `hidden` until both sides have sent their ratings and can no longer change them, or the deadline has passed; `missing`: no
   * answers arrived before the deadline.
   */
  status: z.enum(['hidden', 'sent', 'skipped', 'missing']),
  /** The other side's questions. */
  pages: Pages,
  answers: RatingAnswers.nullable(),
});
export type ReceivedRating = z.infer<typeof ReceivedRating>;

/** A person's average over all projects; exists from three ratings on. */
export const RatingAverage = z.object({ mean: z.number(), count: z.number().int() });
export type RatingAverage = z.infer<typeof RatingAverage>;

/**
 * The ratings between the two people of a task. Neither sees the other's until both have sent theirs or the deadline has passed.
 */
export const Ratings = z.object({
  project: Project.pick({ uuid: true, name: true }),
  task: Task.pick({ uuid: true, index: true }),
  /** Whom the caller rates. */
  other: Person,
  /** Deadline of both ratings; `null` until the closing report is accepted. */
  closes_at: Instant.nullable(),
  own: z.array(OwnRating),
  received: ReceivedRating,
});
export type Ratings = z.infer<typeof Ratings>;
