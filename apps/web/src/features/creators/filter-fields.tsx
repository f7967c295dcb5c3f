import type { CreatorFacets } from '@paidang/contract/entities';
import { addDays, mondayOf, shownWeeks, weekNumber } from '@paidang/contract/rules';
import { type CreatorCategory, creatorCategories, creatorCategoryTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Select } from '@paidang/ui/select';
import { Slider, type SliderRange } from '@paidang/ui/slider';
import { type ReactNode, useId, useState } from 'react';
import { labels } from '#labels/creators';
import { type Day, shortDay } from '../../shared/dates/taipei';
import { rangeText } from './filter-texts';

export interface FilterSectionProps {
  title: string;
  /** Short text of the current value. */
  value?: string;
  /** Rendered at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A filter of the column, with its heading. */
export function FilterSection({ title, value, action, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-2 text-13">
        <h2 id={id} className="font-strong">
          {title}
        </h2>
        {value ? <span className="text-ink-2">{value}</span> : null}
        {action}
      </div>
      {children}
    </section>
  );
}

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

export interface Range {
  min: number | undefined;
  max: number | undefined;
}

export interface RangeFilterProps {
  title: string;
  /** Lower bounds of the bars, ascending; the last bar is open-ended. */
  bounds: readonly number[];
  /** Number of creators in each bar. */
  counts: readonly number[] | undefined;
  range: Range;
  textOf: (value: number) => string;
  onChange: (range: Range) => void;
}

/** The slider stops of a range. */
function stopsOf({ min, max }: Range, bounds: readonly number[]): SliderRange {
  const from = min === undefined ? 0 : bounds.findLastIndex((bound) => bound <= min);
  const to = max === undefined ? -1 : bounds.findIndex((bound) => bound >= max);
  return [Math.max(from, 0), to === -1 ? bounds.length : to];
}

/** The range of two slider stops; a stop at either end leaves that end open. */
const rangeOf = ([from, to]: SliderRange, bounds: readonly number[]): Range => ({
  min: from > 0 ? bounds[from] : undefined,
  max: to < bounds.length ? bounds[to] : undefined,
});

/** Range slider with a histogram. The change is reported once the thumb is released. */
export function RangeFilter({ title, bounds, counts, range, textOf, onChange }: RangeFilterProps) {
  const [moved, setMoved] = useState<SliderRange | null>(null);
  const shown = moved ? rangeOf(moved, bounds) : range;
  return (
    <FilterSection title={title} value={rangeText(shown, textOf)}>
      <Slider
        label={title}
        thumbLabels={[filterLabels.least, filterLabels.most]}
        max={bounds.length}
        value={moved ?? stopsOf(range, bounds)}
        textOf={(stop) => {
          const bound = bounds[stop];
          return bound === undefined || stop === 0 ? filterLabels.any : textOf(bound);
        }}
        {...(counts ? { bars: counts } : {})}
        onValueChange={setMoved}
        onValueCommit={(stops) => {
          setMoved(null);
          onChange(rangeOf(stops, bounds));
        }}
      />
    </FilterSection>
  );
}

/** Select has no empty value of its own. */
const any = 'any';

export interface WeekRangeProps {
  from: Day | undefined;
  to: Day | undefined;
  today: Day;
  onChange: (from: Day | undefined, to: Day | undefined) => void;
}

/** First and last week in which the creator has to be free, out of the weeks that cards show. */
export function WeekRange({ from, to, today, onChange }: WeekRangeProps) {
  const weeks = shownWeeks(today);
  const chosen = { from: from && mondayOf(weekNumber(from)), to: to && mondayOf(weekNumber(to)) };
  const [first = today] = weeks;
  const last = weeks.at(-1) ?? today;
  const choose = (text: string, side: 'from' | 'to') => {
    const next = { ...chosen, [side]: weeks.find((week) => week === text) };
    if (!next.from && !next.to) return onChange(undefined, undefined);
    // The server reads a single date as that week only: an open end becomes the first or last week shown.
    const start = next.from ?? first;
    const end = next.to ?? last;
    const isReversed = end < start;
    onChange(start, addDays(isReversed ? start : end, 6));
  };
  const option = (label: (day: string) => string, dayOf: (week: Day) => Day) => [
    { value: any, label: filterLabels.anyWeek },
    ...weeks.map((week) => ({ value: week, label: label(shortDay(dayOf(week), today)) })),
  ];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        size="sm"
        aria-label={filterLabels.weeksFrom}
        options={option(filterLabels.weekFrom, (week) => week)}
        value={weeks.find((week) => week === chosen.from) ?? any}
        onValueChange={(text) => choose(text, 'from')}
      />
      <Select
        size="sm"
        aria-label={filterLabels.weeksTo}
        options={option(filterLabels.weekTo, (week) => addDays(week, 6))}
        value={weeks.find((week) => week === chosen.to) ?? any}
        onValueChange={(text) => choose(text, 'to')}
      />
    </div>
  );
}
