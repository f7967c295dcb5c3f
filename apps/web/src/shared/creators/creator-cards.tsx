import type { CreatorSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creators';
import { CreatorFee, CreatorFollowers, CreatorName, CreatorRating } from './creator-cells';
import type { CreatorTableProps } from './creator-table';
import { WeekMini } from './week-mini';

/** List of creators for narrow screens, below md. */
export function CreatorCards<Creator extends CreatorSummary>({
  creators,
  today,
  choose,
  save,
  below,
  isChosen,
  className,
}: CreatorTableProps<Creator>) {
  return (
    <ul aria-label={labels.caption} className={cn('grid grid-cols-[minmax(0,1fr)] gap-3 md:hidden', className)}>
      {creators.map((creator) => (
        <li
          key={creator.uuid}
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border bg-surface p-4',
            isChosen?.(creator) ? 'border-ink inset-ring inset-ring-ink' : 'border-line',
          )}
        >
          <div className="flex items-start justify-between gap-2">
            <Link to={paths.creator(creator.uuid)} className="min-w-0 rounded-control">
              <CreatorName creator={creator} />
            </Link>
            {save?.(creator)}
          </div>
          <dl className="grid grid-cols-2 gap-x-5 gap-y-3 border-t border-line pt-3">
            <Fact name={labels.columns.followers}>
              <CreatorFollowers creator={creator} />
            </Fact>
            <Fact name={labels.columns.fee}>
              <CreatorFee creator={creator} />
            </Fact>
            <Fact name={labels.columns.weeks}>
              <WeekMini weeks={creator.weeks} today={today} />
            </Fact>
            <Fact name={labels.columns.rating}>
              <CreatorRating creator={creator} />
            </Fact>
          </dl>
          {choose ? <div className="border-t border-line pt-2.5">{choose(creator)}</div> : null}
          {below?.(creator)}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-12 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
