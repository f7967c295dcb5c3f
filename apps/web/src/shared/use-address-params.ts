import { startTransition, useCallback, useOptimistic } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * Query parameters of the address, for state that several controls change part by part. A change is returned at once. The router
 * renders it in a transition; with `useSearchParams` alone, a control used before the transition ends starts from the old
 * parameters and undoes the change.
 *
 * @example
 * const [params, setParams] = useAddressParams();
 * const sortBy = (sort: string) => setParams(new URLSearchParams({ ...Object.fromEntries(params), sort }));
 */
export function useAddressParams() {
  const [address, setAddress] = useSearchParams();
  const [params, setAhead] = useOptimistic(address);
  const setParams = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) =>
      startTransition(() => {
        setAhead(next);
        setAddress(next, options);
      }),
    [setAddress, setAhead],
  );
  return [params, setParams] as const;
}
