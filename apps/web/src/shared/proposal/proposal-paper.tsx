import type { CreatorSummary, ProposalCandidate, ProposalContent } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { outlinePeriod, quoteTotal, workingDaysWithin } from '@paidang/contract/rules';
import { taskTypeTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { type ReactNode, useId } from 'react';
import { amount, money } from '#labels/money';
import { labels } from '#labels/proposal';
import { aboutLine, shortNumber } from '../creators/facts';
import { dayRange, longDay } from '../dates/taipei';
import { PlaceLink } from '../links';
import { RichText } from '../rich-text';
import { QuoteTable } from './quote-table';

const paperLabels = labels.paper;

export interface ProposalPaperProps {
  content: ProposalContent;
  /** Cards of those candidates who have one. */
  creators: readonly CreatorSummary[];
  /** Whether the candidates' names link to their cards. @default false */
  linksCards?: boolean;
  /** Name of the vendor. */
  vendor: string;
  /** Version and date of sending. */
  facts: ReactNode;
  /** Current day in Taipei. */
  today: string;
  /** Notice below the head about what has changed. */
  notice?: ReactNode;
}

/** A proposal as its vendor reads it, laid out on a sheet of paper. */
export function ProposalPaper(props: ProposalPaperProps) {
  const { content, creators, linksCards = false, vendor, facts, today, notice } = props;
  const { name, brand, product, candidates, deliverables, phases, notes, quote, valid_until: until } = content;
  const { start, end } = outlinePeriod(phases);
  const pieces = deliverables.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header>
        <div className="flex flex-wrap justify-between gap-x-6 text-12 text-ink-3">
          <span className="font-mono">101</span>
          <span>{paperLabels.kind}</span>
          <span>{facts}</span>
        </div>
        <h2 className="mt-7 text-28 font-strong text-balance [overflow-wrap:anywhere] md:text-36">
          {name || paperLabels.unnamed}
        </h2>
        <p className="mt-1 text-18 text-ink-2 [overflow-wrap:anywhere]">
          {[brand, product].filter(Boolean).join('・')}
        </p>
        <p className="mt-3 text-14 text-ink-3">{paperLabels.for(vendor)}</p>
        <dl className="mt-8 grid grid-cols-2 border-t-2 border-ink md:grid-cols-[1.4fr_0.7fr_1.4fr_1fr] print:grid-cols-4">
          <Fact name={paperLabels.total} isFirst>
            {money(quoteTotal(quote).total)}
          </Fact>
          <Fact name={paperLabels.pieces}>{amount(pieces)}</Fact>
          <Fact name={paperLabels.period}>{dayRange(start, end, today) || '—'}</Fact>
          <Fact name={paperLabels.validUntil}>{until ? longDay(until, today) : '—'}</Fact>
        </dl>
      </header>
      {notice}
      {candidates.length > 0 ? (
        <Part title={paperLabels.candidates}>
          <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
            {candidates.map((candidate) => (
              <Candidate
                key={candidate.uuid}
                candidate={candidate}
                card={creators.find(({ uuid }) => uuid === candidate.creator)}
                isLinked={linksCards}
              />
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={paperLabels.deliverables}>
        <ul>
          {deliverables.map(({ uuid, title, type, platforms, quantity, candidate }) => (
            <li
              key={uuid}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]"
            >
              <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
              <span className="text-right tabular-nums md:order-last">× {amount(quantity)}</span>
              <span className="text-14 text-ink-2 max-md:col-span-2">
                {[
                  taskTypeTitles[type],
                  platforms.join('、'),
                  candidates.find((one) => one.uuid === candidate)?.name ?? paperLabels.open,
                ]
                  .filter(Boolean)
                  .join('・')}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={paperLabels.quote}>
        <QuoteTable lines={quote} />
      </Part>
      {phases.length > 0 ? (
        <Part title={paperLabels.phases}>
          <ol>
            {phases.map(({ uuid, title, start: from, end: to }) => (
              <li
                key={uuid}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]"
              >
                <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
                <span className="text-right text-14 text-ink-3 tabular-nums md:order-last">
                  {from && to ? paperLabels.workingDays(workingDaysWithin(from, to)) : ''}
                </span>
                <span className="text-14 text-ink-2 tabular-nums max-md:col-span-2">
                  {[from, to].map((day) => (day ? longDay(day, today) : '—')).join(' – ')}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {notes ? (
        <Part title={paperLabels.notes}>
          <RichText html={notes} />
        </Part>
      ) : null}
    </div>
  );
}

interface CandidateProps {
  candidate: ProposalCandidate;
  card: CreatorSummary | undefined;
  isLinked: boolean;
}

function Candidate({ candidate: { name, introduction }, card, isLinked }: CandidateProps) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <Avatar name={name || '—'} src={card?.avatar ?? null} size={40} tone="creator" decorative />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h4 className="text-15 font-strong">
          {card && isLinked ? (
            <PlaceLink to={paths.creator(card.uuid)} isElsewhere className="underline">
              {name}
            </PlaceLink>
          ) : (
            name
          )}
        </h4>
        {card ? (
          <p className="text-12 text-ink-3">
            <span className="block">{aboutLine(card)}</span>
            <span className="block">{followersLine(card)}</span>
          </p>
        ) : null}
        <p className="mt-0.5 text-14 whitespace-pre-line text-ink-2">{introduction}</p>
      </div>
    </li>
  );
}

/** The two largest platforms with their followers. */
const followersLine = ({ platforms }: CreatorSummary): string =>
  platforms
    .filter(({ followers }) => followers !== null)
    .slice(0, 2)
    .map(({ platform, followers }) => `${platform} ${shortNumber(followers ?? 0)}`)
    .join(paperLabels.separator);

function Fact({ name, isFirst = false, children }: { name: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4 pr-4">
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className={`mt-0.5 font-medium tabular-nums ${isFirst ? 'text-22 md:text-28' : 'text-16 md:text-18'}`}>
        {children}
      </dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid-page">
      <h3 id={id} className="mb-3 text-18 font-strong">
        {title}
      </h3>
      {children}
    </section>
  );
}
