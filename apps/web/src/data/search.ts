import { limits } from '@paidang/contract/limits';
import { searchRoutes } from '@paidang/contract/routes';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { request } from './api';

/** The value once it has stayed the same for a moment. */
function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** What the words are found in; earlier results stay until newer ones are there. */
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
