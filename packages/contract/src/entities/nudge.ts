import * as z from 'zod';
import { Instant } from './project';

/** Somebody who waits has reminded the other side of a step. */
export const Nudge = z.object({
  /** When it reaches the other side: at once, or in the morning if it was said at night or on a day off. */
  arrives_at: Instant,
  /** From when the other side may be reminded of this step again. */
  again_from: Instant,
});
export type Nudge = z.infer<typeof Nudge>;
