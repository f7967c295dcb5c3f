import type { ReactNode } from 'react';

/** `error` was left with something to correct. */
export type StepState = 'done' | 'now' | 'next' | 'error';

export interface Step {
  id: string;
  title: string;
  /** A second line; shown in the vertical layout. */
  description?: ReactNode;
  /** Something in this step has to be corrected. @default false */
  error?: boolean;
  /** Where the step is; it becomes a link unless it lies ahead. */
  href?: string;
}
