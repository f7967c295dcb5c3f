import { cn } from '@paidang/ui/cn';
import type { Severity } from '../rules/rule';

/** A triangle, a diamond or a ring; a disc with a tick for claims with a reason. */
const shapes = {
  3: { path: 'M6 1.2 11.4 10.8H.6Z', look: 'pdl:fill-current pdl:text-danger-600' },
  2: { path: 'M6 .6 11.4 6 6 11.4.6 6Z', look: 'pdl:fill-current pdl:text-warning-600' },
  1: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z', look: 'pdl:fill-none pdl:stroke-2 pdl:text-ink-3' },
  answered: {
    path: 'M6 .75a5.25 5.25 0 1 1 0 10.5A5.25 5.25 0 0 1 6 .75ZM3.6 6.1l1.7 1.7 3.2-3.4',
    look: 'pdl:fill-none pdl:stroke-[1.5px] pdl:text-success-600',
  },
} as const;

export interface SeverityMarkProps {
  severity: Severity;
  /** Whether a user has given a reason. @default false */
  answered?: boolean;
  className?: string;
}

/** Severity of a claim: each has its own shape, so that colour is not the only difference. */
export function SeverityMark({ severity, answered = false, className }: SeverityMarkProps) {
  const { path, look } = shapes[answered ? 'answered' : severity];
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      stroke="currentColor"
      className={cn('pdl:shrink-0', look, className)}
    >
      <path d={path} />
    </svg>
  );
}
