import type { ProposalStatus } from '@paidang/contract/vocabulary';
import { proposalStatuses, proposalStatusTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Select } from '@paidang/ui/select';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-proposals';
import { labels as proposalLabels } from '#labels/proposal';
import { useWrittenProposals } from '../../data/console-proposals';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { personName } from '../../shared/people';
import { ProposalBadge } from '../../shared/proposal/proposal-badge';

export interface ProposalQueueProps {
  /** Id of the open proposal. */
  chosen: string | null;
  pathOf: (proposal: string) => string;
}

const all = 'all';
const filters = [
  { value: all, label: labels.all },
  ...proposalStatuses.map((value) => ({ value, label: proposalStatusTitles[value] })),
];

/** All proposals, last changed first. */
export function ProposalQueue({ chosen, pathOf }: ProposalQueueProps) {
  const [filter, setFilter] = useState<string>(all);
  const status: ProposalStatus | undefined = proposalStatuses.find((one) => one === filter);
  const { rows, meta, hasFailed, hasMore, loadMore, refresh } = useWrittenProposals(status);
  const now = useNow();
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-2.5">
        <Select
          size="sm"
          className="w-36"
          aria-label={labels.filter}
          options={filters}
          value={filter}
          onValueChange={setFilter}
        />
        <span className="text-13 text-ink-3" role="status">
          {meta ? labels.count(meta.total) : ''}
        </span>
      </div>
      <ul aria-label={labels.list} aria-busy={!rows}>
        {rows?.map(({ uuid, name, status: at, vendor, writer, changed_at: changed }) => (
          <li key={uuid}>
            <Link
              to={pathOf(uuid)}
              aria-current={uuid === chosen ? 'true' : undefined}
              className={cn(
                'grid gap-1 border-b border-l-[3px] border-b-line border-l-transparent px-5 py-3 hover:bg-hover',
                uuid === chosen && 'border-l-ink bg-surface',
              )}
            >
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0 text-15 font-strong [overflow-wrap:anywhere]">
                  {name || proposalLabels.paper.unnamed}
                </span>
                <ProposalBadge status={at} />
              </span>
              <span className="text-13 text-ink-3">
                {labels.for(personName(vendor))}・{labels.row(writer, whenOf(new Date(changed), now))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rows?.length === 0 ? <p className="px-5 py-10 text-center text-14 text-ink-3">{labels.empty}</p> : null}
      {hasMore ? (
        <div className="p-4 text-center">
          <Button size="sm" onClick={loadMore}>
            {labels.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
