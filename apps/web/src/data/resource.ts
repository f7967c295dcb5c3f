import { useCallback } from 'react';
import useSWR, { type Key, type SWRConfiguration } from 'swr';

/**
 * Data of the server, as hooks of `data/` offer it.
 *
 * @returns `refresh` loads it again, `keep` replaces it by what a call responded with
 */
export function useResource<Data>(key: Key, fetcher: () => Promise<Data>, options?: SWRConfiguration<Data>) {
  const response = useSWR<Data>(key, fetcher, options);
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
