import * as z from 'zod';
import { limits } from '../limits';

/** A creator's progress in one tour. */
export const Onboarding = z.object({
  /** The tour was completed or closed, so it no longer starts automatically. */
  finish: z.boolean(),
  /** Index of the step to resume from, starting at 0. */
  step: z.number().int().min(0).max(limits.onboarding.lastStep),
});
export type Onboarding = z.infer<typeof Onboarding>;
