import type { CreatorSummary } from '@paidang/contract/entities';
import { Avatar } from '@paidang/ui/avatar';
import { Star } from 'lucide-react';
import { facts } from '#labels/creators';
import { aboutLine, deliverableTitle, feeText, mostViewed, shortNumber } from './facts';

const none = <span className="text-ink-3">{facts.none}</span>;
const secondLine = 'block text-12 whitespace-nowrap text-ink-3';

export interface CreatorCellProps {
  creator: CreatorSummary;
}

/** Picture, name, and topics of their works. */
export function CreatorName({ creator }: CreatorCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={creator.name} src={creator.avatar} size={40} tone="creator" decorative />
      <span className="min-w-0">
        <span className="block truncate text-15 font-strong">{creator.name}</span>
        <span className="block truncate text-12 font-regular text-ink-3">{aboutLine(creator)}</span>
      </span>
    </span>
  );
}

/** The two largest platforms with their followers. */
export function CreatorFollowers({ creator: { platforms } }: CreatorCellProps) {
  if (platforms.length === 0) return none;
  return platforms.slice(0, 2).map(({ platform, followers }) => (
    <span key={platform} className="flex justify-between gap-3 text-13">
      <span className="text-12 text-ink-3">{platform}</span>
      <span className="font-medium whitespace-nowrap tabular-nums">
        {followers === null ? facts.none : shortNumber(followers)}
      </span>
    </span>
  ));
}

/** Typical views and engagement of a work. */
export function CreatorViews({ creator: { platforms } }: CreatorCellProps) {
  const most = mostViewed(platforms);
  if (!most?.views) return none;
  return (
    <>
      <span className="block font-medium whitespace-nowrap tabular-nums">{shortNumber(most.views)}</span>
      {most.engagement === null ? null : (
        <span className={secondLine}>{facts.engagement(String(most.engagement))}</span>
      )}
    </>
  );
}

/** The first entry of their fee list. */
export function CreatorFee({ creator: { fees } }: CreatorCellProps) {
  const [fee] = fees;
  if (!fee) return none;
  return (
    <>
      <span className="block font-medium whitespace-nowrap tabular-nums">{feeText(fee)}</span>
      <span className={secondLine}>{facts.ofOneIn(deliverableTitle(fee.type))}</span>
    </>
  );
}

export function CreatorRating({ creator: { rating, closed_projects: closed } }: CreatorCellProps) {
  if (!rating && !closed) return none;
  return (
    <>
      {rating ? (
        <span className="inline-flex items-center gap-1 font-medium tabular-nums">
          <Star aria-hidden="true" size={13} fill="currentColor" />
          {rating.mean.toFixed(1)}
        </span>
      ) : (
        none
      )}
      {closed ? <span className={secondLine}>{facts.closedProjects(closed)}</span> : null}
    </>
  );
}
