import { useCallback } from 'react';
import useSWR, { type Key, type SWRConfiguration, useSWRConfig } from 'swr';

/**
 * For `onDiscarded`: SWR throws an answer away whose data was changed on screen while it was fetched, and asks no more. What
 * the answer brought came after one's own change, and is asked for again.
 *
 * @param again fetches it @default fetches the same key
 */
export function useRefetchDiscarded(again?: () => unknown): (key: string) => void {
  const { cache, mutate } = useSWRConfig();
  return (key) => {
    const isAskedAgain = cache.get(key)?.isValidating === true;
    if (!isAskedAgain) void (again ? again() : mutate(key));
  };
}

/**
 * Data of the server, as hooks of `data/` offer it.
 *
 * @returns `refresh` loads it again, `keep` replaces it by what a call responded with
 */
export function useResource<Data>(key: Key, fetcher: () => Promise<Data>, options?: SWRConfiguration<Data>) {
  const response = useSWR<Data>(key, fetcher, { onDiscarded: useRefetchDiscarded(), ...options });
  const { mutate } = response;
  const refresh = useCallback(() => mutate(), [mutate]);
  const keep = useCallback((next: Data) => mutate(next, { revalidate: false }), [mutate]);
  return {
    // SWR renders again only for what is read, hence no copies.
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
