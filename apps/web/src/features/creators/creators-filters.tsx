import type { CreatorFacets } from '@paidang/contract/entities';
import { feeBuckets, followerBuckets } from '@paidang/contract/limits';
import {
  creatorAreas,
  creatorLanguages,
  creatorLanguageTitles,
  creatorPlatforms,
  taskTypes,
} from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { cn } from '@paidang/ui/cn';
import { Segmented } from '@paidang/ui/segmented';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/creators';
import type { CreatorSearch } from '../../data/creators';
import { areaText, deliverableTitle, shortNumber } from '../../shared/creators/facts';
import type { Day } from '../../shared/dates/taipei';
import { CategoryFilter, FilterSection, RangeFilter, WeekRange } from './filter-fields';
import { feeAmount } from './filter-texts';

export interface CreatorsFiltersProps {
  search: CreatorSearch;
  facets: CreatorFacets | undefined;
  today: Day;
  onChange: (search: CreatorSearch) => void;
}

const filterLabels = labels.filters;
/** Select has no empty value of its own. */
const any = 'any';
const ratings = ['any', '4.5', '4.8'] as const;

/** `undefined` for an empty list, so that it is left out of the address. */
const orNothing = <Item,>(items: readonly Item[]): Item[] | undefined => (items.length > 0 ? [...items] : undefined);

/** All filters in a column; each choice is written to the address at once. */
export function CreatorsFilters({ search, facets, today, onChange }: CreatorsFiltersProps) {
  const set = (changes: CreatorSearch) => onChange({ ...search, ...changes });
  const platforms = search.platforms ?? [];
  const rating = String(search.rating_min ?? any);
  return (
    <>
      <CategoryFilter
        counts={facets?.categories}
        chosen={search.categories ?? []}
        onChange={(categories) => set({ categories: orNothing(categories) })}
      />
      <FilterSection title={filterLabels.platforms}>
        <div className="flex flex-wrap gap-1.5">
          {creatorPlatforms.map((platform) => {
            const isChosen = platforms.includes(platform);
            return (
              <button
                key={platform}
                type="button"
                aria-pressed={isChosen}
                className={cn(
                  'hit rounded-pill border px-2.5 py-1 text-12 pointer-coarse:py-2',
                  isChosen
                    ? 'border-ink bg-surface font-medium text-ink inset-ring inset-ring-ink'
                    : 'border-line-strong bg-surface text-ink-2 hover:border-ink-2',
                )}
                onClick={() =>
                  set({
                    platforms: orNothing(
                      creatorPlatforms.filter((one) => (one === platform ? !isChosen : platforms.includes(one))),
                    ),
                  })
                }
              >
                {platform}
              </button>
            );
          })}
        </div>
      </FilterSection>
      <RangeFilter
        title={filterLabels.followers}
        bounds={followerBuckets}
        counts={facets?.followers.map(({ count }) => count)}
        range={{ min: search.followers_min, max: search.followers_max }}
        textOf={shortNumber}
        onChange={({ min, max }) => set({ followers_min: min, followers_max: max })}
      />
      <RangeFilter
        title={filterLabels.fee}
        bounds={feeBuckets}
        counts={facets?.fees.map(({ count }) => count)}
        range={{ min: search.fee_min, max: search.fee_max }}
        textOf={feeAmount}
        onChange={({ min, max }) => set({ fee_min: min, fee_max: max })}
      />
      <FilterSection title={filterLabels.deliverable}>
        <Select
          size="sm"
          aria-label={filterLabels.deliverable}
          options={[
            { value: any, label: filterLabels.anyDeliverable },
            ...taskTypes.map((value) => ({ value, label: deliverableTitle(value) })),
          ]}
          value={search.deliverable ?? any}
          onValueChange={(value) => set({ deliverable: taskTypes.find((type) => type === value) })}
        />
      </FilterSection>
      <FilterSection title={filterLabels.area}>
        <Select
          size="sm"
          aria-label={filterLabels.area}
          options={[
            { value: any, label: filterLabels.anyArea },
            ...creatorAreas.map((value) => ({ value, label: areaText(value) })),
          ]}
          value={search.areas?.[0] ?? any}
          onValueChange={(value) => set({ areas: orNothing(creatorAreas.filter((area) => area === value)) })}
        />
      </FilterSection>
      <FilterSection title={filterLabels.language}>
        <Select
          size="sm"
          aria-label={filterLabels.language}
          options={[
            { value: any, label: filterLabels.anyLanguage },
            ...creatorLanguages.map((value) => ({ value, label: creatorLanguageTitles[value] })),
          ]}
          value={search.languages?.[0] ?? any}
          onValueChange={(value) =>
            set({ languages: orNothing(creatorLanguages.filter((language) => language === value)) })
          }
        />
      </FilterSection>
      <FilterSection title={filterLabels.rating}>
        <Segmented
          label={filterLabels.rating}
          className="w-full *:flex-1 *:px-0 *:text-center"
          options={ratings.map((value) => ({
            value,
            label: value === any ? filterLabels.anyRating : filterLabels.ratingFrom(Number(value)),
          }))}
          value={ratings.find((value) => value === rating) ?? any}
          onValueChange={(value) => set({ rating_min: value === any ? undefined : Number(value) })}
        />
      </FilterSection>
      <FilterSection title={filterLabels.weeks}>
        <WeekRange
          from={search.free_from}
          to={search.free_to}
          today={today}
          onChange={(free_from, free_to) => set({ free_from, free_to })}
        />
        <Checkbox
          className="mt-2 text-13"
          label={filterLabels.twoWeeks}
          checked={search.free_weeks === 2}
          onCheckedChange={(checked) => set({ free_weeks: checked === true ? 2 : undefined })}
        />
        <Checkbox
          className="mt-1 text-13"
          label={filterLabels.isOpen}
          checked={search.is_open ?? false}
          onCheckedChange={(checked) => set({ is_open: checked === true ? true : undefined })}
        />
      </FilterSection>
    </>
  );
}
