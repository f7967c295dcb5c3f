import type { ShownRecommendation } from '@paidang/contract/entities';
import { Avatar } from '@paidang/ui/avatar';
import { FilmMini } from '@paidang/ui/film-mini';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { showcase } from '#labels/landing/showcase';
import acheng from '../people/acheng.svg';
import kitchenCat from '../people/kitchen-cat.svg';
import littleDeer from '../people/little-deer.svg';

const words = showcase.talent;
const faces = [acheng, kitchenCat, littleDeer] as const;
const most = 3;
const weeks = 8;

interface Creator extends Pick<ShownRecommendation, 'name' | 'category'> {
  face: string | null;
  platforms: readonly { platform: string; followers: number }[];
  /** The first week they are free, from this one on; of invented ones only. */
  free?: number;
}

const invented: readonly Creator[] = words.people.map((person, index) => ({ ...person, face: faces[index] ?? null }));

export interface TalentProps {
  /** Whom the operator recommends; without any, the rows are of invented people. */
  recommended: readonly ShownRecommendation[];
}

/** Creators in rows, which can be narrowed down to a category. */
export function Talent({ recommended }: TalentProps) {
  const creators = recommended.length > 0 ? recommended.slice(0, most).map(creatorOf) : invented;
  const categories = [...new Set(creators.map(mainCategory))];
  const [category, setCategory] = useState(words.all as string);
  const options = [words.all, ...categories].map((value) => ({ value, label: value }));
  const shown = categories.includes(category) ? creators.filter((one) => mainCategory(one) === category) : creators;
  return (
    <>
      <Segmented label={words.filter} value={category} onValueChange={setCategory} options={options} />
      <ul className="mt-3 min-h-[calc(3*81px)]">
        {shown.map((creator) => (
          <Row key={creator.name} creator={creator} />
        ))}
      </ul>
    </>
  );
}

/** The first one, of 「保養、生活紀錄」. */
const mainCategory = ({ category }: Creator): string => category.split('、', 1)[0] ?? category;

const creatorOf = ({ avatar, name, category, platforms }: ShownRecommendation): Creator => ({
  name,
  category,
  platforms,
  face: avatar?.path ?? null,
});

const compact = new Intl.NumberFormat('zh-TW', { notation: 'compact', maximumFractionDigits: 1 });

function Row({ creator: { name, category, face, platforms, free } }: { creator: Creator }) {
  return (
    <li className="flex min-h-20 items-center gap-x-4 border-t border-line py-3.5">
      <Avatar name={name} src={face} tone="creator" size={48} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate text-15 font-medium">{name}</p>
        <p className="text-13 text-ink-3">{category}</p>
      </div>
      <dl className="flex shrink-0 gap-7 text-right max-sm:gap-4 [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:text-12 [&_dt]:text-ink-3">
        {platforms.slice(0, 2).map(({ platform, followers }) => (
          <div key={platform} className="sm:min-w-16">
            <dt>{platform}</dt>
            <dd>{compact.format(followers)}</dd>
          </div>
        ))}
      </dl>
      {free === undefined ? null : (
        <div className="w-31 shrink-0 max-sm:hidden">
          <FilmMini
            frames={calendar(free)}
            label={words.calendar(name, words.weeks(words.week(free)))}
            className="ml-auto block"
          />
          <p aria-hidden="true" className="mt-1 text-right text-12 text-ink-3">
            {words.weeks(words.week(free))}
          </p>
        </div>
      )}
    </li>
  );
}

/** The next eight weeks; lit is the first one that is free. */
const calendar = (free: number) =>
  Array.from({ length: weeks }, (_, week) => ({
    id: String(week),
    state: week < free ? ('next' as const) : week === free ? ('now' as const) : ('done' as const),
  }));
