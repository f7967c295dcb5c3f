import { paths } from '@paidang/contract/pages';
import { IconButton } from '@paidang/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/console-rewards';
import { useRewardQueue } from '../../data/console-rewards';
import { useRewardFilter } from './use-reward-filter';

const stepLabels = labels.steps;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Steps through the list from the open request; if that request is no longer listed, to the first. */
export function QueueSteps({ current }: { current: string }) {
  const { stage, q, query } = useRewardFilter();
  const { rows = [], meta, hasMore, loadMore } = useRewardQueue(stage, q);
  const navigate = useNavigate();
  const at = rows.findIndex(({ uuid }) => uuid === current);
  const isLast = rows.length > 0 && at === rows.length - 1;
  useEffect(() => {
    if (isLast && hasMore) loadMore();
  });
  const total = meta?.counts[stage] ?? 0;
  if (total === 0) return null;
  const step = (label: string, to: number, drawn: typeof ChevronUp) => {
    const Icon = drawn;
    const row = rows[to];
    return (
      <IconButton
        size="sm"
        label={label}
        disabled={!row}
        onClick={() => row && navigate(paths.consoleRewards(row.uuid, query))}
      >
        <Icon {...icon} />
      </IconButton>
    );
  };
  return (
    <nav aria-label={stepLabels.label} className="flex items-center gap-1">
      <span className="mr-1 text-13 text-ink-3 tabular-nums">
        {at < 0 ? stepLabels.left(total) : stepLabels.place(at + 1, total)}
      </span>
      {step(stepLabels.previous, at < 0 ? -1 : at - 1, ChevronUp)}
      {step(stepLabels.next, at + 1, ChevronDown)}
    </nav>
  );
}
