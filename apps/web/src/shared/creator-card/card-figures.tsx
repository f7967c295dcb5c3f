import type { CreatorCard } from '@paidang/contract/entities';
import type { ReactNode } from 'react';
import { facts, card as words } from '#labels/creators';
import { followersOf, mostViewed, roughly } from '../creators/facts';

/** The four figures one looks at first; one that is not known is not shown. */
export function CardFigures({ creator: { platforms, rating, closed_projects: closed } }: { creator: CreatorCard }) {
  const followers = followersOf(platforms);
  const most = mostViewed(platforms);
  const known = followers !== null || most || rating || closed;
  if (!known) return null;
  return (
    <dl
      aria-label={words.figures}
      className="grid grid-cols-2 border-t-2 border-b border-t-ink border-b-line @2xl:grid-flow-col @2xl:auto-cols-fr @2xl:grid-cols-none @2xl:divide-x @2xl:divide-line"
    >
      {followers === null ? null : (
        <Figure name={words.followers} hint={words.platformsCount(platforms.length)}>
          <Rough value={followers} />
        </Figure>
      )}
      {most?.views ? (
        <Figure name={words.views} hint={most.platform}>
          <Rough value={most.views} />
        </Figure>
      ) : null}
      {most && most.engagement !== null ? (
        <Figure name={words.engagement} hint={most.platform}>
          {most.engagement}
          <small className="ml-0.5 text-18 font-regular">%</small>
        </Figure>
      ) : null}
      {rating ? (
        <Figure name={words.rating} hint={facts.ratedBy(rating.count)}>
          {rating.mean.toFixed(1)}
        </Figure>
      ) : null}
      {!rating && closed ? (
        <Figure name={words.rating} hint={facts.notRated}>
          <span className="text-18">{facts.closedProjects(closed)}</span>
        </Figure>
      ) : null}
    </dl>
  );
}

interface FigureProps {
  name: string;
  hint: string;
  children: ReactNode;
}

const Figure = ({ name, hint, children }: FigureProps) => (
  <div className="py-4 pr-2 @2xl:not-first:pl-5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-36 leading-snug font-medium tracking-tight tabular-nums">{children}</dd>
    <dd className="text-12 text-ink-3">{hint}</dd>
  </div>
);

/** The figure large, its unit small. */
function Rough({ value }: { value: number }) {
  const text = roughly(value);
  const hasUnit = text.endsWith(facts.tenThousand);
  return (
    <>
      {hasUnit ? text.slice(0, -facts.tenThousand.length) : text}
      {hasUnit ? <small className="ml-0.5 text-18 font-regular">{facts.tenThousand}</small> : null}
    </>
  );
}
