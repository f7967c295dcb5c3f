import { useCallback } from 'react';
import useSWR, { type Key, type SWRConfiguration, useSWRConfig } from 'swr';

/**
 * For `onDiscarded`: SWR discards a response if its data was mutated locally while it was fetched, and does not fetch again.
 * The discarded response may contain changes newer than the local one, so it is fetched again.
 *
 * @param again how to fetch it @default fetches the same key
 */
export function useRefetchDiscarded(again?: () => unknown): (key: string) => void {
  const { cache, mutate } = useSWRConfig();
  return (key) => {
    const isRefetching = cache.get(key)?.isValidating === true;
    if (!isRefetching) void (again ? again() : mutate(key));
  };
}

/**
 * Server data in the form all hooks of `data/` return it.
 *
 * @returns `refresh` loads it again, `keep` replaces it with the response of a call
 */
export function useResource<Data>(key: Key, fetcher: () => Promise<Data>, options?: SWRConfiguration<Data>) {
  const response = useSWR<Data>(key, fetcher, { onDiscarded: useRefetchDiscarded(), ...options });
  const { mutate } = response;
  const refresh = useCallback(() => mutate(), [mutate]);
  const keep = useCallback((next: Data) => mutate(next, { revalidate: false }), [mutate]);
  return {
    // SWR re-renders only for properties that are read, so these must stay getters.
    get data() {
      return response.data;
    },
    get error() {
      return response.error;
    },
    get isLoading() {
      return response.isLoading;
    },
    get isValidating() {
      return response.isValidating;
    },
    refresh,
    keep,
  };
}
