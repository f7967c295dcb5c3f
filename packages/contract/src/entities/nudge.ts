import * as z from 'zod';
import { Instant } from './project';

/** A reminder to the other side that a step is waiting for them. */
export const Nudge = z.object({
  /** When it will be delivered, if it was sent at night or on a day off; `null` once delivered. */
  waits_until: Instant.nullable(),
  /** When the other side may next be reminded of this step. */
  again_from: Instant,
});
export type Nudge = z.infer<typeof Nudge>;
