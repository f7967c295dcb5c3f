import { cn } from '@paidang/ui/cn';
import { Circle, CircleCheck, Diamond, Triangle } from 'lucide-react';
import type { ShownClaim } from './found-claims';

const marks = {
  3: { Icon: Triangle, looks: 'fill-current text-danger-600' },
  2: { Icon: Diamond, looks: 'fill-current text-warning-600' },
  1: { Icon: Circle, looks: 'text-ink-3' },
} as const;

export interface SeverityMarkProps {
  severity: ShownClaim['severity'];
  /** Somebody has explained why it may be said. */
  answered?: boolean;
}

/** How much of a risk: a shape for each, so that colour is not all that tells them apart. */
export function SeverityMark({ severity, answered = false }: SeverityMarkProps) {
  const { Icon, looks } = answered ? { Icon: CircleCheck, looks: 'text-success-600' } : marks[severity];
  return <Icon size={12} strokeWidth={2.25} aria-hidden="true" className={cn('mt-1.5 shrink-0', looks)} />;
}
