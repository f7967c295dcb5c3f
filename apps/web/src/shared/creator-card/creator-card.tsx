import type { CreatorCard as Card } from '@paidang/contract/entities';
import { creatorLanguageTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { facts, card as words } from '#labels/creators';
import { areaText, categoriesText } from '../creators/facts';
import type { Day } from '../dates/taipei';
import { CardFees } from './card-fees';
import { CardFigures } from './card-figures';
import { CardPlatforms } from './card-platforms';
import { CardRatings } from './card-ratings';
import { CardReviews } from './card-reviews';
import { CardWeeks } from './card-weeks';
import { CardWorks } from './card-works';

export interface CreatorCardProps {
  creator: Card;
  today: Day;
  /** The level of its title. @default 1 */
  level?: 1 | 2;
  /** Beside the figures: what a reader can do. */
  offer?: ReactNode;
}

/** Somebody's card, whole: the page of it, and the preview its owner is shown. */
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

/** What their works are about, where and in which language. */
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
