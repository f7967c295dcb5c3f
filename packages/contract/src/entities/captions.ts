import * as z from 'zod';
import { OutcomeRun } from './comment-outcome';

const seconds = z.number().min(0);

/** What is read on the picture for a while. */
export const CaptionLine = z.object({ from: seconds, until: seconds, text: z.string() });
export type CaptionLine = z.infer<typeof CaptionLine>;

/** A sentence of the script, and what the captions say of it. */
export const SpokenSentence = z.object({
  text: z.string(),
  /** `otherwise`: said in other words. */
  state: z.enum(['said', 'otherwise', 'missing']),
  /** Where it is said otherwise: its words, and those of the captions. */
  runs: z.array(OutcomeRun),
  /** Number of the caption it begins in, from 0. */
  line: z.number().int().nullable(),
});
export type SpokenSentence = z.infer<typeof SpokenSentence>;

/** The captions of a film, beside what its script says. */
export const Captions = z.object({
  /** Name of the file they came in; `null` where the film has none. */
  name: z.string().nullable(),
  lines: z.array(CaptionLine),
  /** Its creator may give the film others. */
  may_change: z.boolean(),
  /** `null` where no script was sent, or nothing in it is spoken. */
  script: z.object({ version: z.number().int(), sentences: z.array(SpokenSentence) }).nullable(),
});
export type Captions = z.infer<typeof Captions>;
