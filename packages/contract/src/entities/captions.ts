import * as z from 'zod';
import { OutcomeRun } from './comment-outcome';

const seconds = z.number().min(0);

/** A caption and the time it is displayed. */
export const CaptionLine = z.object({ from: seconds, until: seconds, text: z.string() });
export type CaptionLine = z.infer<typeof CaptionLine>;

/** A sentence of the script, compared with the captions. */
export const SpokenSentence = z.object({
  text: z.string(),
  /** `otherwise`: said in different words. */
  state: z.enum(['said', 'otherwise', 'missing']),
  /** The differences between script and captions, for a sentence said in different words. */
  runs: z.array(OutcomeRun),
  /** Index of the caption it starts in, from 0. */
  line: z.number().int().nullable(),
});
export type SpokenSentence = z.infer<typeof SpokenSentence>;

/** The captions of a film, compared with its script. */
export const Captions = z.object({
  /** Name of the caption file; `null` where the film has none. */
  name: z.string().nullable(),
  lines: z.array(CaptionLine),
  /** Whether the caller, as the film's creator, may replace the captions. */
  may_change: z.boolean(),
  /** `null` if no script was sent, or the script contains no spoken text. */
  script: z.object({ version: z.number().int(), sentences: z.array(SpokenSentence) }).nullable(),
});
export type Captions = z.infer<typeof Captions>;
