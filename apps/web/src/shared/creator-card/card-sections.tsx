import type { CardFee, CardPlatform, CardWork, CardRatings as Ratings } from '@paidang/contract/entities';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@paidang/ui/table';
import { type ReactNode, useId } from 'react';
import { facts, card as words } from '#labels/creators';
import { deliverableTitle, feeText, shortNumber } from '../creators/facts';
import { type Day, shortDay } from '../dates/taipei';
import { PlaceLink } from '../links';
import { PlatformMark } from '../platform-mark';

export interface CardSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of a card under its heading. */
export function CardSection({ title, hint, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-10">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-18 font-strong">
          {title}
        </h2>
        {hint ? <span className="text-12 text-ink-3">{hint}</span> : null}
      </div>
      {children}
    </section>
  );
}

const columns = words.platformColumns;
const figure = (value: number | null) => (value === null ? facts.none : shortNumber(value));

/** Audience per platform as reported by the creator, with the date of the report. */
export function CardPlatforms({ platforms, today }: { platforms: readonly CardPlatform[]; today: Day }) {
  if (platforms.length === 0) return null;
  const hasAudience = platforms.some(({ audience }) => audience);
  return (
    <CardSection title={words.platforms} hint={facts.selfReported}>
      <TableScroll label={words.platforms}>
        <Table cards={false} flush>
          <TableCaption visuallyHidden>{words.platforms}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{columns.platform}</TableHeader>
              <TableHeader align="end">{columns.followers}</TableHeader>
              <TableHeader align="end">{columns.views}</TableHeader>
              <TableHeader align="end">{columns.engagement}</TableHeader>
              {hasAudience ? <TableHeader className="pl-8">{columns.audience}</TableHeader> : null}
              <TableHeader align="end">{columns.day}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {platforms.map(({ platform, url, followers, views, engagement, audience, reported_on }) => (
              <TableRow key={platform} className="h-13">
                <TableRowHeader>
                  <PlaceLink
                    to={url}
                    isElsewhere
                    aria-label={words.open(platform)}
                    className="whitespace-nowrap underline decoration-line-strong underline-offset-3 hover:decoration-current"
                  >
                    {platform}
                  </PlaceLink>
                </TableRowHeader>
                <TableCell align="end" className="font-medium whitespace-nowrap">
                  {figure(followers)}
                </TableCell>
                <TableCell align="end" className="whitespace-nowrap">
                  {figure(views)}
                </TableCell>
                <TableCell align="end">{engagement === null ? facts.none : `${engagement}%`}</TableCell>
                {hasAudience ? <TableCell className="min-w-36 pl-8">{audience || facts.none}</TableCell> : null}
                <TableCell align="end" className="whitespace-nowrap text-ink-3">
                  {shortDay(reported_on, today)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
    </CardSection>
  );
}

/** Works whose brands agreed to their being shown. */
export function CardWorks({ works }: { works: readonly CardWork[] }) {
  if (works.length === 0) return null;
  return (
    <CardSection title={words.works}>
      <ul className="grid gap-x-6 gap-y-7 @xl:grid-cols-2 @4xl:grid-cols-3">
        {works.map(({ task_uuid, title, url, picture, platform, views, brand }) => (
          <li key={`${task_uuid} ${url}`} className="min-w-0">
            <PlaceLink to={url} isElsewhere className="group block rounded-tight">
              {picture ? (
                <img
                  src={picture}
                  alt=""
                  loading="lazy"
                  width={384}
                  height={216}
                  className="aspect-video w-full rounded-tight object-cover"
                />
              ) : (
                <span className="grid aspect-video place-items-center rounded-tight bg-sunken">
                  <PlatformMark size={40} />
                </span>
              )}
              <b className="mt-2.5 block text-15 font-strong underline-offset-4 wrap-anywhere group-hover:underline">
                {title}
              </b>
            </PlaceLink>
            <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-3">
              <span>
                {platform}
                {views === null ? '' : `　${words.workViews(shortNumber(views))}`}
              </span>
              <span className="text-ink-2">{words.workBrand(brand)}</span>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** Fees by type of deliverable. */
export function CardFees({ fees }: { fees: readonly CardFee[] }) {
  if (fees.length === 0) return null;
  return (
    <CardSection title={words.fees}>
      <ul className="border-t border-line">
        {fees.map((fee) => (
          <li
            key={fee.type}
            className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="mr-3 font-medium">{deliverableTitle(fee.type)}</b>
              <span className="text-13 text-ink-3">{fee.note}</span>
            </span>
            <span className="text-16 font-medium whitespace-nowrap tabular-nums">
              {feeText(fee)}
              <small className="ml-1 text-13 font-regular text-ink-2">{facts.currency}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">{words.feesHint}</p>
    </CardSection>
  );
}

const highest = 5;
/** Width of a bar in units of its SVG. */
const barWidth = 60;

/** Ratings by vendors, and whether they would work with the creator again. */
export function CardRatings({ name, ratings }: { name: string; ratings: Ratings }) {
  const { willing, reconsider, unwilling } = ratings.again;
  const again = [
    willing > 0 ? words.willing(willing) : '',
    reconsider > 0 ? words.reconsider(reconsider) : '',
    unwilling > 0 ? words.unwilling(unwilling) : '',
  ].filter(Boolean);
  return (
    <CardSection title={words.ratings(name)}>
      <div className="grid gap-x-8 gap-y-4 border-y border-line py-5 @xl:grid-cols-[140px_minmax(0,1fr)] @xl:items-center">
        <p>
          <b className="block text-48 leading-none font-medium tracking-tight tabular-nums">
            {ratings.mean.toFixed(1)}
          </b>
          <span className="text-12 text-ink-3">{words.ratingCount(ratings.count)}</span>
        </p>
        <ul className="grid gap-2">
          {ratings.scales.map(({ key, title, mean }) => (
            <li key={key} className="grid grid-cols-[minmax(0,5rem)_minmax(0,1fr)_1.75rem] items-center gap-3 text-13">
              <span>{title}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 60 6"
                preserveAspectRatio="none"
                className="h-1.5 w-full rounded-pill"
              >
                <rect width={barWidth} height="6" className="fill-line" />
                <rect width={(mean / highest) * barWidth} height="6" className="fill-ink" />
              </svg>
              <b className="text-right tabular-nums">{mean.toFixed(1)}</b>
            </li>
          ))}
        </ul>
      </div>
      {again.length > 0 ? <p className="pt-4 text-13">{again.join('　')}</p> : null}
    </CardSection>
  );
}
