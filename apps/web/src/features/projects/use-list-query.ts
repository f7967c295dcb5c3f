import { useSearchParams } from 'react-router-dom';
import { type ListQuery, type ProjectTab, readListQuery } from './list-query';

const names = { tab: 'tab', search: 'q', type: 'type', sort: 'sort' } as const;

/** Filters live in the address, so that a list can be shared and gone back to. */
export function useListQuery(defaultTab: ProjectTab) {
  const [search, setSearch] = useSearchParams();
  const query = readListQuery(search, defaultTab);
  const defaults: ListQuery = { tab: defaultTab, search: '', type: 'all', sort: 'date' };

  const change = (changes: Partial<ListQuery>) =>
    setSearch(
      (current) => {
        for (const key of Object.keys(changes) as (keyof ListQuery)[]) {
          const value = changes[key] ?? defaults[key];
          if (value === defaults[key]) current.delete(names[key]);
          else current.set(names[key], value);
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  const isFiltered = query.search.trim() !== '' || query.type !== 'all';
  return { query, change, isFiltered, clear: () => change({ search: '', type: 'all' }) };
}
