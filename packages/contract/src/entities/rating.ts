import * as z from 'zod';
import { ratingLimits } from '../limits';
import { questionnaireTypes, ratingKeys } from '../rules';
import { Instant, Project, Task } from './project';
import { Person } from './user';

/** What somebody answered, by question. Which questions, and which values, depends on who answers. */
export const RatingAnswers = z.partialRecord(
  z.enum(ratingKeys),
  z.union([z.number().int(), z.string().trim().max(ratingLimits.commentLength)]),
);
export type RatingAnswers = z.infer<typeof RatingAnswers>;

const Question = z.object({
  key: z.enum(ratingKeys),
  /** `answer` is free text, and may be left out. */
  type: z.enum(['choice', 'answer']),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), value: z.number().int() })),
  /** The side that answers. */
  user: z.enum(['vendor', 'creator']),
});

const Pages = z.array(z.object({ qa: z.array(Question) }));

/** One questionnaire, and what the caller did with it. */
export const OwnRating = z.object({
  type: z.enum(questionnaireTypes),
  /** Place among the questionnaires, from 0. */
  index: z.number().int(),
  pages: Pages,
  /** `open`: may be sent or skipped. `closed`: not yet, or no longer. */
  status: z.enum(['open', 'sent', 'skipped', 'closed']),
  answers: RatingAnswers.nullable(),
  /** Until when what was sent may be changed. */
  editable_until: Instant.nullable(),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** What the other side answered about the caller. */
export const ReceivedRating = z.object({
  /** `hidden` until both have sent and neither can change theirs, or the time is up; `missing`: nothing came in time. */
  status: z.enum(['hidden', 'sent', 'skipped', 'missing']),
  /** The questions of the other side. */
  pages: Pages,
  answers: RatingAnswers.nullable(),
});
export type ReceivedRating = z.infer<typeof ReceivedRating>;

/** Of somebody, over all projects; there is none below three ratings. */
export const RatingAverage = z.object({ mean: z.number(), count: z.number().int() });
export type RatingAverage = z.infer<typeof RatingAverage>;

/** The ratings of the two people of a task. Neither sees the other's before both have sent theirs, or the time is up. */
export const Ratings = z.object({
  project: Project.pick({ uuid: true, name: true }),
  task: Task.pick({ uuid: true, index: true }),
  /** Whom the caller rates. */
  other: Person,
  /** When both may no longer rate; `null` until the closing report is accepted. */
  closes_at: Instant.nullable(),
  own: z.array(OwnRating),
  received: ReceivedRating,
});
export type Ratings = z.infer<typeof Ratings>;
