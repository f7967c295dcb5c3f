import { limits } from '@paidang/contract/limits';
import { searchRoutes } from '@paidang/contract/routes';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { request } from './api';

/** The value after it has not changed for `pause` ms. */
function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** Search results; earlier ones stay until newer ones have loaded. */
export function useSearch(words: string) {
  const q = useDebounced(words.trim(), limits.search.pause);
  const { data, error, isLoading } = useSWR(
    q ? (['search', q] as const) : null,
    async ([, q]) => (await request(searchRoutes.find, { query: { q }, handles: 'all' })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    results: q && !error ? data : undefined,
    isSearching: isLoading || q !== words.trim(),
    hasFailed: Boolean(q && error),
  };
}
