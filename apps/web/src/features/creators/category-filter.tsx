import type { CreatorFacets } from '@paidang/contract/entities';
import { type CreatorCategory, creatorCategories, creatorCategoryTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { useId, useState } from 'react';
import { labels } from '#labels/creators';
import { FilterSection } from './filter-section';

const filterLabels = labels.filters;
const shownAtFirst = 4;

export interface CategoryFilterProps {
  counts: CreatorFacets['categories'] | undefined;
  chosen: readonly CreatorCategory[];
  onChange: (chosen: readonly CreatorCategory[]) => void;
}

/** Categories with the number of creators in each; rarer ones are behind a button. */
export function CategoryFilter({ counts, chosen, onChange }: CategoryFilterProps) {
  const [isLong, setLong] = useState(false);
  const list = useId();
  const countOf = (category: CreatorCategory) => counts?.find(({ key }) => key === category)?.count;
  // Fixed order: options that move while the user is ticking are easily missed.
  const first = creatorCategories.filter((category, index) => index < shownAtFirst || chosen.includes(category));
  const shown = isLong ? creatorCategories : first;
  return (
    <FilterSection title={filterLabels.categories}>
      <ul id={list} className="grid gap-0.5">
        {shown.map((category) => (
          <li key={category} className="flex items-start justify-between gap-2 text-13 pointer-coarse:min-h-9">
            <Checkbox
              label={creatorCategoryTitles[category]}
              checked={chosen.includes(category)}
              onCheckedChange={(checked) =>
                onChange(
                  creatorCategories.filter((one) => (one === category ? checked === true : chosen.includes(one))),
                )
              }
            />
            <span className="text-12 text-ink-3 tabular-nums">{countOf(category)}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={isLong}
        aria-controls={list}
        className="hit mt-1 ml-6 text-13 text-ink-2 hover:text-ink"
        onClick={() => setLong(!isLong)}
      >
        {isLong ? filterLabels.fewerCategories : filterLabels.moreCategories(creatorCategories.length - first.length)}
      </button>
    </FilterSection>
  );
}
