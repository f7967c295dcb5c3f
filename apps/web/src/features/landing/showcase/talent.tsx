import { Avatar } from '@paidang/ui/avatar';
import { Badge } from '@paidang/ui/badge';
import { FilmMini } from '@paidang/ui/film-mini';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { showcase } from '#labels/landing/showcase';
import acheng from '../people/acheng.svg';
import kitchenCat from '../people/kitchen-cat.svg';
import littleDeer from '../people/little-deer.svg';

const words = showcase.talent;
const faces = [acheng, kitchenCat, littleDeer] as const;
const weeks = 8;
const topics = [words.all, ...words.topics].map((topic) => ({ value: topic, label: topic }));

/** The next eight weeks; lit is the first one that is free. */
const calendar = (free: number) =>
  Array.from({ length: weeks }, (_, week) => ({
    id: String(week),
    state: week < free ? ('next' as const) : week === free ? ('now' as const) : ('done' as const),
  }));

/** Creators in rows, which can be narrowed down to a topic. */
export function Talent() {
  const [topic, setTopic] = useState<string>(words.all);
  const shown = words.people.map((person, index) => ({ ...person, face: faces[index] }));
  return (
    <>
      <Segmented label={words.filter} value={topic} onValueChange={setTopic} options={topics} />
      <ul className="mt-3 min-h-[calc(3*81px)]">
        {shown
          .filter((person) => topic === words.all || person.topic === topic)
          .map(({ name, about, followers, engagement, free, face }) => (
            <li
              key={name}
              className="grid min-h-20 grid-cols-[48px_1fr_auto] items-center gap-x-4 border-t border-line py-3.5 sm:grid-cols-[48px_1fr_auto_124px]"
            >
              <Avatar name={name} src={face} tone="creator" size={48} decorative />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 text-15 font-medium">
                  {name}
                  <Badge tone="success">{words.open}</Badge>
                </p>
                <p className="text-13 text-ink-3">{about}</p>
              </div>
              <dl className="flex gap-7 text-right max-sm:gap-4 [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:text-12 [&_dt]:text-ink-3">
                <div>
                  <dt>{words.followers}</dt>
                  <dd>{followers}</dd>
                </div>
                <div>
                  <dt>{words.engagement}</dt>
                  <dd>{engagement}</dd>
                </div>
              </dl>
              <div className="max-sm:hidden">
                <FilmMini
                  frames={calendar(free)}
                  label={words.calendar(name, words.weeks(words.week(free)))}
                  className="ml-auto block"
                />
                <p aria-hidden="true" className="mt-1 text-right text-12 text-ink-3">
                  {words.weeks(words.week(free))}
                </p>
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}
