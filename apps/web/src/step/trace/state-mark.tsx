import type { TraceCell } from '@paidang/contract/entities';
import type { RequirementKind } from '@paidang/contract/trace';
import { cn } from '@paidang/ui/cn';
import { Ban, Check, CircleAlert, CircleDashed, Clapperboard, MessageCircleMore, Minus } from 'lucide-react';
import { labels } from '#labels/trace';

const marks = {
  met: { Icon: Check, looks: 'text-success-600' },
  partial: { Icon: CircleDashed, looks: 'text-warning-600' },
  gap: { Icon: CircleAlert, looks: 'text-danger-600' },
  none: { Icon: Minus, looks: 'text-ink-3' },
} as const;

const kinds = { say: MessageCircleMore, show: Clapperboard, not: Ban } as const;

/** Name of a state; inverted for requirements about what must not appear. */
export const stateName = (kind: RequirementKind, state: TraceCell['state']): string =>
  (kind === 'not' ? labels.notStates : labels.states)[state];

/** Each state has its own shape, so that it is not distinguished by colour alone. */
export function StateMark({ state, className }: { state: TraceCell['state']; className?: string }) {
  const { Icon, looks } = marks[state];
  return <Icon size={16} strokeWidth={2} aria-hidden="true" className={cn('shrink-0', looks, className)} />;
}

export function KindMark({ kind }: { kind: RequirementKind }) {
  const Icon = kinds[kind];
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />;
}
