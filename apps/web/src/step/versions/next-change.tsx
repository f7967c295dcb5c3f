import type { DiffSummary } from '@paidang/editor/view';
import { Button } from '@paidang/ui/button';
import { ArrowDown } from 'lucide-react';
import { labels } from '#labels/step';

export interface NextChangeProps {
  summary: DiffSummary | null;
  /** Index of the change shown last, -1 before the first. */
  current: number;
  onNext: () => void;
}

/** Goes from change to change. */
export function NextChange({ summary, current, onNext }: NextChangeProps) {
  const total = summary?.changes.length ?? 0;
  if (summary && total === 0) return <p className="text-13 text-ink-3">{labels.noChanges}</p>;
  return (
    <Button
      size="sm"
      disabled={total === 0}
      onClick={onNext}
      icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      {labels.nextChange}
      <span className="font-regular text-ink-3">{labels.position(Math.max(0, current + 1), total)}</span>
    </Button>
  );
}
