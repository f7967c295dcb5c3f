import type { CreatorSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { creatorCategoryTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { FilmMini } from '@paidang/ui/film-mini';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showcase } from '#labels/landing/showcase';
import acheng from '../people/acheng.svg';
import kitchenCat from '../people/kitchen-cat.svg';
import littleDeer from '../people/little-deer.svg';

const talentLabels = showcase.talent;
const faces = [acheng, kitchenCat, littleDeer] as const;
const maxShown = 3;
const weeks = 8;

/** A creator in a row. */
interface Talented {
  name: string;
  face: string | null;
  categories: readonly string[];
  platforms: readonly { platform: string; followers: number | null }[];
  /** Availability per week, starting with the current one; empty if not stated. */
  weeks: readonly boolean[];
  /** Link to their card; `null` for fictional creators. */
  card: string | null;
}

const invented: readonly Talented[] = talentLabels.people.map(({ category, free, ...person }, index) => ({
  ...person,
  face: faces[index] ?? null,
  categories: [category],
  weeks: Array.from({ length: weeks }, (_, week) => week >= free),
  card: null,
}));

const talentOf = ({ uuid, name, avatar, categories, platforms, weeks }: CreatorSummary): Talented => ({
  name,
  face: avatar,
  categories: categories.map((category) => creatorCategoryTitles[category]),
  platforms,
  weeks: weeks?.map(({ is_free }) => is_free) ?? [],
  card: paths.creator(uuid),
});

export interface TalentProps {
  /** Creators recommended by the operator; without any, fictional ones are shown. */
  recommended: readonly CreatorSummary[];
}

/** Rows of creators, which can be filtered by category. */
export function Talent({ recommended }: TalentProps) {
  const creators = recommended.length > 0 ? recommended.slice(0, maxShown).map(talentOf) : invented;
  const categories = [...new Set(creators.flatMap(({ categories: [main] }) => main ?? []))];
  const [category, setCategory] = useState(talentLabels.all as string);
  const options = [talentLabels.all, ...categories].map((value) => ({ value, label: value }));
  const shown = categories.includes(category)
    ? creators.filter(({ categories: [main] }) => main === category)
    : creators;
  return (
    <>
      <Segmented label={talentLabels.filter} value={category} onValueChange={setCategory} options={options} />
      <ul className="mt-3 min-h-[calc(3*81px)]">
        {shown.map((creator) => (
          <Row key={creator.card ?? creator.name} creator={creator} />
        ))}
      </ul>
    </>
  );
}

const compact = new Intl.NumberFormat('zh-TW', { notation: 'compact', maximumFractionDigits: 1 });

function Row({ creator: { name, face, categories, platforms, weeks, card } }: { creator: Talented }) {
  return (
    <li className="relative flex min-h-20 items-center gap-x-4 border-t border-line py-3.5">
      <Avatar name={name} src={face} tone="creator" size={48} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate text-15 font-medium">
          {card ? (
            <Link
              to={card}
              // The focus ring is drawn around the row: the name's line would clip it.
              className="after:absolute after:-inset-x-2 after:inset-y-0 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="truncate text-13 text-ink-3">{categories.slice(0, 2).join(talentLabels.separator)}</p>
      </div>
      <dl className="flex shrink-0 gap-7 text-right max-sm:gap-4 [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:text-12 [&_dt]:text-ink-3">
        {platforms.slice(0, 2).map(({ platform, followers }) => (
          <div key={platform} className="sm:min-w-16">
            <dt>{platform}</dt>
            <dd>{followers === null ? talentLabels.unknown : compact.format(followers)}</dd>
          </div>
        ))}
      </dl>
      <Weeks name={name} weeks={weeks} />
    </li>
  );
}

/** The coming weeks; the first free one is highlighted. */
function Weeks({ name, weeks }: Pick<Talented, 'name' | 'weeks'>) {
  const first = weeks.indexOf(true);
  if (first < 0) return null;
  const text = talentLabels.weeks(talentLabels.week(first));
  const frames = weeks.map((isFree, week) => ({
    id: String(week),
    state: week === first ? ('now' as const) : isFree ? ('done' as const) : ('next' as const),
  }));
  return (
    <div className="w-31 shrink-0 max-sm:hidden">
      <FilmMini frames={frames} label={talentLabels.calendar(name, text)} className="ml-auto block" />
      <p aria-hidden="true" className="mt-1 text-right text-12 text-ink-3">
        {text}
      </p>
    </div>
  );
}
