import { X } from 'lucide-react';
import { labels } from '#labels/creators';
import type { CreatorSearch } from '../../data/creators';
import type { Day } from '../../shared/dates/taipei';
import { without } from './creators-query';
import { activeFilters } from './filter-texts';

const filterLabels = labels.filters;

export interface FilterChipsProps {
  search: CreatorSearch;
  today: Day;
  onChange: (search: CreatorSearch) => void;
}

/** Active filters; pressing a chip removes its filter. */
export function FilterChips({ search, today, onChange }: FilterChipsProps) {
  const filters = activeFilters(search, today);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={filterLabels.active} className="flex flex-wrap items-center gap-2 pt-3 pb-1.5">
      {filters.map(({ text, names }) => (
        <li key={names[0]}>
          <button
            type="button"
            aria-label={filterLabels.remove(text)}
            className="hit inline-flex min-h-7 max-w-72 items-center gap-1.5 rounded-control border border-line bg-sunken py-0.5 pr-2 pl-2.5 text-13 hover:border-line-strong"
            onClick={() => onChange(without(search, names))}
          >
            <span className="truncate">{text}</span>
            <X aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="hit ml-1 text-13 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
          onClick={() =>
            onChange(
              without(
                search,
                filters.flatMap(({ names }) => names),
              ),
            )
          }
        >
          {filterLabels.clear}
        </button>
      </li>
    </ul>
  );
}
