import { Slider, type SliderRange } from '@paidang/ui/slider';
import { useState } from 'react';
import { labels } from '#labels/creators';
import { FilterSection } from './filter-section';
import { rangeText } from './filter-texts';

const filterLabels = labels.filters;

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
