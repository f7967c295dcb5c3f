import type { CreatorCard as Card, CardReview, CardWeek } from '@paidang/contract/entities';
import { addDays } from '@paidang/contract/rules';
import { creatorLanguageTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { FilmStrip } from '@paidang/ui/film-strip';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { facts, card as words } from '#labels/creators';
import { areaText, categoriesText, weekStates } from '../creators/facts';
import { type Day, shortDay } from '../dates/taipei';
import { CardFees, CardPlatforms, CardRatings, CardSection, CardWorks } from './card-sections';
import { figuresOf } from './figures-of';

const titles = { now: words.weekFirst, done: words.weekFree, next: words.weekTaken } as const;

export interface CreatorCardProps {
  creator: Card;
  today: Day;
  /** Heading level of its title. @default 1 */
  level?: 1 | 2;
  /** Actions for the reader, next to the figures. */
  offer?: ReactNode;
}

/** A creator's whole card: used on its public page and in the owner's preview. */
export function CreatorCard({ creator, today, level = 1, offer }: CreatorCardProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const [still] = creator.works;
  return (
    <article className="@container">
      <header className="grid gap-x-16 gap-y-8 pt-4 pb-8 @4xl:grid-cols-[minmax(0,1fr)_400px] @5xl:grid-cols-[minmax(0,1fr)_480px]">
        <div className="min-w-0">
          <div className="flex items-center gap-5 @2xl:gap-7">
            <Avatar name={creator.name} src={creator.avatar} size={96} tone="creator" ring decorative />
            <div className="min-w-0">
              <Title className="text-28 leading-tight font-strong wrap-anywhere @2xl:text-48">{creator.name}</Title>
              <p className="mt-1 text-16 text-ink-2 text-pretty @2xl:text-18">{creator.headline}</p>
              <Badge tone={creator.is_open ? 'success' : 'neutral'} className="mt-2">
                {creator.is_open ? facts.open : facts.closed}
              </Badge>
            </div>
          </div>
          {creator.bio ? <p className="mt-6 max-w-160 whitespace-pre-line text-16 text-pretty">{creator.bio}</p> : null}
          <About creator={creator} />
        </div>
        {still?.picture ? (
          <figure className="viewfinder m-2 self-start max-[56rem]:hidden">
            <img
              src={still.picture}
              alt={still.title}
              width={480}
              height={270}
              className="aspect-video w-full rounded-tight object-cover"
            />
          </figure>
        ) : null}
      </header>
      <div className={cn('grid items-start gap-x-14 gap-y-8', offer && '@4xl:grid-cols-[minmax(0,1fr)_336px]')}>
        <div className="min-w-0">
          <CardFigures creator={creator} />
          <CardPlatforms platforms={creator.platforms} today={today} />
        </div>
        {offer}
      </div>
      {creator.weeks ? <CardWeeks weeks={creator.weeks} today={today} /> : null}
      <CardWorks works={creator.works} />
      <div className="grid gap-x-20 @4xl:grid-cols-2">
        <CardFees fees={creator.fees} />
        {creator.ratings ? <CardRatings name={creator.name} ratings={creator.ratings} /> : null}
      </div>
      <CardReviews reviews={creator.reviews} />
    </article>
  );
}

/** Topics of their works, area and languages. */
function About({ creator }: { creator: Card }) {
  const { area, travels, languages, declines, categories } = creator;
  const place = area ? (travels ? words.travels(areaText(area)) : areaText(area)) : travels ? words.travelsOnly : '';
  const lines = [
    [words.topics, categoriesText(categories)],
    [words.area, place],
    [words.languages, languages.map((language) => creatorLanguageTitles[language]).join(facts.list)],
    [words.declines, declines],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap gap-y-3 divide-line @2xl:divide-x">
      {lines.map(([name, text]) =>
        text ? (
          <div key={name} className="pr-5 @2xl:not-first:pl-5">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The key figures of a card in a row. */
function CardFigures({ creator }: { creator: Card }) {
  const figures = figuresOf(creator);
  if (figures.length === 0) return null;
  return (
    <dl
      aria-label={words.figures}
      className="grid grid-cols-2 border-t-2 border-b border-t-ink border-b-line @2xl:grid-flow-col @2xl:auto-cols-fr @2xl:grid-cols-none @2xl:divide-x @2xl:divide-line"
    >
      {figures.map(({ name, value, unit, hint }) => (
        <div key={name} className="py-4 pr-2 @2xl:not-first:pl-5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-36 leading-snug font-medium tracking-tight tabular-nums">
            {value}
            {unit ? <small className={cn('text-18 font-regular', value && 'ml-0.5')}>{unit}</small> : null}
          </dd>
          <dd className="text-12 text-ink-3">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Availability in the next weeks as a film strip. */
function CardWeeks({ weeks, today }: { weeks: readonly CardWeek[]; today: Day }) {
  const frames = weekStates(weeks).map((week) => ({
    ...week,
    code: shortDay(week.id, today),
    title: titles[week.state],
    caption: words.until(shortDay(addDays(week.id, 6), today)),
  }));
  return (
    <CardSection title={words.weeks} hint={words.weeksHint}>
      <FilmStrip label={words.weeks} frames={frames} />
    </CardSection>
  );
}

/** Reviews by vendors, for other vendors. */
function CardReviews({ reviews }: { reviews: readonly CardReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <CardSection title={words.reviews} hint={words.reviewsHint}>
      <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
        {reviews.map(({ comment, mean, month, brand }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reviews may have the same text
          <li key={index} className="border-l-[3px] border-vendor-500 pl-4">
            <p className="flex items-center justify-between gap-3 text-13 text-ink-2">
              <span>{`${brand ?? words.anonymous}　${month.replace('-', '/')}`}</span>
              <span className="inline-flex items-center gap-1 font-medium text-ink tabular-nums">
                <Star aria-hidden="true" size={13} fill="currentColor" />
                {mean.toFixed(1)}
              </span>
            </p>
            <p className="mt-2 text-15 text-pretty wrap-anywhere">{comment}</p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
