import type { CardFee, CardPlatform, CardWeek, CreatorSummary } from '@paidang/contract/entities';
import {
  type CreatorArea,
  type CreatorCategory,
  creatorCategoryTitles,
  taskTypeTitles,
} from '@paidang/contract/vocabulary';
import { facts } from '#labels/creators';
import { amount } from '#labels/money';
import { type Day, shortDay } from '../dates/taipei';

/** A large number in short form. @example shortNumber(188_000) // '18.8萬' */
export function shortNumber(value: number): string {
  if (value < 10_000) return amount(value);
  const tens = value / 10_000;
  return `${tens < 1000 ? tens.toFixed(1).replace(/\.0$/, '') : amount(Math.round(tens))}${facts.tenThousand}`;
}

export const categoriesText = (categories: readonly CreatorCategory[], separator: string = facts.list): string =>
  categories.map((category) => creatorCategoryTitles[category]).join(separator);

export const areaText = (area: CreatorArea): string => facts.area(area);

/** Topics of a creator's works and their area, in one line. */
export const aboutLine = ({ categories, area }: Pick<CreatorSummary, 'categories' | 'area'>): string =>
  [categoriesText(categories.slice(0, 2), facts.separator), area ? areaText(area) : ''].filter(Boolean).join(' · ');

export const feeText = ({ from, to }: Pick<CardFee, 'from' | 'to'>): string =>
  from === to ? amount(from) : `${amount(from)}－${amount(to)}`;

export const deliverableTitle = (type: CardFee['type']): string => taskTypeTitles[type];

/** Followers on all platforms together; `null` if no platform has a number. */
export function totalFollowers(platforms: readonly CardPlatform[]): number | null {
  const known = platforms.flatMap(({ followers }) => (followers === null ? [] : [followers]));
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
}

/** The platform with the most typical views, which is displayed for all of them. */
export function mostViewed(platforms: readonly CardPlatform[]): CardPlatform | undefined {
  return platforms
    .toSorted((one, other) => (other.views ?? -1) - (one.views ?? -1))
    .find(({ views }) => views !== null);
}

/** Availability in the next weeks as text. */
export function weeksText(weeks: readonly CardWeek[], today: Day): string {
  const free = weeks.filter(({ is_free }) => is_free);
  const [first] = free;
  return first ? facts.weeksFrom(shortDay(first.week, today), free.length) : facts.weeksNone(weeks.length);
}

/** Availability as film frames: the first free week is highlighted. */
export function weekStates(weeks: readonly CardWeek[]) {
  const first = weeks.findIndex(({ is_free }) => is_free);
  return weeks.map(({ week, is_free }, index) => {
    if (index === first) return { id: week, state: 'now', tone: 'creator' } as const;
    return { id: week, state: is_free ? 'done' : 'next' } as const;
  });
}

export const answerText = (hours: number): string =>
  hours <= 48 ? facts.answersIn(Math.max(1, Math.ceil(hours))) : facts.answersInDays(Math.ceil(hours / 24));
