import * as z from 'zod';
import { limits } from '../limits';

/** How far a creator has come in one tour. */
export const Onboarding = z.object({
  /** Seen to the end, or closed: it does not start by itself again. */
  finish: z.boolean(),
  /** Index of the step to resume at, from 0. */
  step: z.number().int().min(0).max(limits.onboarding.lastStep),
});
export type Onboarding = z.infer<typeof Onboarding>;
