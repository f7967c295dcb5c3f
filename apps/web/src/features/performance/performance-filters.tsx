import type { PerformanceFilter } from '@paidang/contract/calls';
import type { PerformanceChoice, PerformanceOverview } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Combobox } from '@paidang/ui/combobox';
import { Select } from '@paidang/ui/select';
import { useMemo } from 'react';
import { labels } from '#labels/performance';
import { monthText } from './amounts';

export interface PerformanceFiltersProps {
  choices: PerformanceOverview['choices'];
  filter: PerformanceFilter;
  onChange: (filter: PerformanceFilter) => void;
}

/** Select has no empty value of its own. */
const all = 'all';
const filterLabels = labels.filters;

/** Filters by creator, platform and month; each choice is written to the address at once. */
export function PerformanceFilters({ choices, filter, onChange }: PerformanceFiltersProps) {
  const { creators, platforms, projects, months } = choices;
  const isFiltered = Object.keys(filter).length > 0;
  const change = (name: keyof PerformanceFilter, value: string | null) => {
    const { [name]: _, ...others } = filter;
    onChange(value === null || value === all ? others : { ...others, [name]: value });
  };
  const newest = months.toReversed();
  return (
    <search
      aria-label={filterLabels.label}
      className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 md:flex md:flex-wrap md:items-center"
    >
      <Found
        label={filterLabels.creator}
        placeholder={filterLabels.everyCreator}
        choices={creators}
        value={filter.creator}
        onChange={(value) => change('creator', value)}
      />
      <Found
        label={filterLabels.project}
        placeholder={filterLabels.everyProject}
        choices={projects}
        value={filter.project}
        onChange={(value) => change('project', value)}
      />
      <Chosen
        label={filterLabels.platform}
        unfiltered={filterLabels.everyPlatform}
        choices={platforms}
        value={filter.platform}
        onChange={(value) => change('platform', value)}
        className="max-md:col-span-2 max-[359px]:col-span-1"
      />
      <Chosen
        label={filterLabels.from}
        unfiltered={filterLabels.fromAny}
        choices={monthChoices(
          newest.filter((month) => !filter.to || month <= filter.to),
          filter.from,
        )}
        value={filter.from}
        onChange={(value) => change('from', value)}
      />
      <Chosen
        label={filterLabels.to}
        unfiltered={filterLabels.toAny}
        choices={monthChoices(
          newest.filter((month) => !filter.from || month >= filter.from),
          filter.to,
        )}
        value={filter.to}
        onChange={(value) => change('to', value)}
      />
      {isFiltered ? (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange({})}>
          {filterLabels.clear}
        </Button>
      ) : null}
    </search>
  );
}

/** The month in the address may have no reports; it is listed nevertheless. */
const monthChoices = (months: readonly string[], chosen: string | undefined): PerformanceChoice[] =>
  [...new Set([...(chosen ? [chosen] : []), ...months])]
    .toSorted()
    .toReversed()
    .map((key) => ({ key, name: monthText(key) }));

interface FilterProps {
  label: string;
  choices: readonly PerformanceChoice[];
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** Filter with many options, searchable. */
function Found({ label, placeholder, choices, value, onChange }: FilterProps & { placeholder: string }) {
  const options = useMemo(() => choices.map(({ key, name }) => ({ value: key, label: name })), [choices]);
  return (
    <Combobox
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      options={options}
      value={value ?? null}
      onValueChange={onChange}
      className="min-w-0 md:w-40 lg:w-48"
    />
  );
}

/** Filter with few options. */
function Chosen({
  label,
  unfiltered,
  choices,
  value,
  onChange,
  className,
}: FilterProps & { unfiltered: string; className?: string }) {
  return (
    <Select
      size="sm"
      aria-label={label}
      options={[{ value: all, label: unfiltered }, ...choices.map(({ key, name }) => ({ value: key, label: name }))]}
      placeholder={unfiltered}
      value={value}
      onValueChange={onChange}
      className={cn('min-w-0 md:w-28 lg:w-34', className)}
    />
  );
}
