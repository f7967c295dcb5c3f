import * as z from 'zod';
import { Instant } from './project';

/** Somebody who waits has reminded the other side of a step. */
export const Nudge = z.object({
  /** The morning it waits for, if it was said at night or on a day off; `null` once the other side was told. */
  waits_until: Instant.nullable(),
  /** From when the other side may be reminded of this step again. */
  again_from: Instant,
});
export type Nudge = z.infer<typeof Nudge>;
