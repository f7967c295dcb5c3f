import { creatorLanguageTitles } from '@paidang/contract/vocabulary';
import { facts, labels } from '#labels/creators';
import type { CreatorSearch } from '../../data/creators';
import { areaText, categoriesText, deliverableTitle, shortNumber } from '../../shared/creators/facts';
import { type Day, dayRange } from '../../shared/dates/taipei';

const filterLabels = labels.filters;

interface Range {
  min: number | undefined;
  max: number | undefined;
}

/** A range as text; `''` if both ends are open. */
export function rangeText({ min, max }: Range, textOf: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return filterLabels.range(textOf(min), textOf(max));
  if (min !== undefined) return filterLabels.from(textOf(min));
  return max === undefined ? '' : filterLabels.upTo(textOf(max));
}

export const feeAmount = (value: number): string => facts.fee(shortNumber(value));

/** An active filter: its text, and the search parts it consists of. */
export interface ActiveFilter {
  text: string;
  names: readonly (keyof CreatorSearch)[];
}

/** The active filters, in the order of the filter column. */
export function activeFilters(search: CreatorSearch, today: Day): ActiveFilter[] {
  const { categories, platforms, areas, languages, deliverable, rating_min: rating } = search;
  const followers = rangeText({ min: search.followers_min, max: search.followers_max }, shortNumber);
  const fee = rangeText({ min: search.fee_min, max: search.fee_max }, feeAmount);
  const free = dayRange(search.free_from ?? null, search.free_to ?? null, today);
  const all: ActiveFilter[] = [
    { text: search.q ? `「${search.q}」` : '', names: ['q'] },
    { text: categories ? categoriesText(categories) : '', names: ['categories'] },
    { text: platforms?.join(facts.list) ?? '', names: ['platforms'] },
    { text: followers && filterLabels.followersChip(followers), names: ['followers_min', 'followers_max'] },
    { text: deliverable ? deliverableTitle(deliverable) : '', names: ['deliverable'] },
    { text: fee, names: ['fee_min', 'fee_max'] },
    { text: areas?.map(areaText).join(facts.list) ?? '', names: ['areas'] },
    {
      text: languages?.map((language) => creatorLanguageTitles[language]).join(facts.list) ?? '',
      names: ['languages'],
    },
    { text: rating ? filterLabels.ratingChip(rating) : '', names: ['rating_min'] },
    { text: free && filterLabels.freeChip(free), names: ['free_from', 'free_to'] },
    { text: search.free_weeks === 2 ? filterLabels.twoWeeks : '', names: ['free_weeks'] },
    { text: search.is_open ? filterLabels.isOpen : '', names: ['is_open'] },
  ];
  return all.filter(({ text }) => text !== '');
}
