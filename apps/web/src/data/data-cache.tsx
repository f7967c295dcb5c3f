import { type ReactNode, useEffect, useState } from 'react';
import { type State, SWRConfig, type SWRConfiguration } from 'swr';
import { defaultConfigOptions, initCache } from 'swr/_internal';
import { ApiError } from './errors';

/** Server data by the key of its hook. */
export type KnownData = readonly (readonly [key: string, State])[];

const nothing: KnownData = [];

const retries = 3;

/** A refusal stays a refusal: only lost connections and failing servers are tried again. */
const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const appOptions: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: retries,
  focusThrottleInterval: 10_000,
};

/**
 * A cache that SWR knows for as long as anything refers to it. One that `SWRConfig` registers itself is forgotten when that
 * unmounts, and `mutate` throws from then on (vercel/swr#2719): an answer that came after logging out was an unhandled rejection.
 */
function createCache(known: KnownData) {
  const cache = new Map<string, State>(known);
  let revalidateOnFocus = () => {};
  let revalidateOnReconnect = () => {};
  initCache(cache, {
    initFocus: (revalidate) => {
      revalidateOnFocus = revalidate;
    },
    initReconnect: (revalidate) => {
      revalidateOnReconnect = revalidate;
    },
  });
  /** Listens to what SWR would listen to until it is called off. */
  const listen = () => {
    const stopFocus = defaultConfigOptions.initFocus(revalidateOnFocus);
    const stopReconnect = defaultConfigOptions.initReconnect(revalidateOnReconnect);
    return () => {
      if (stopFocus) stopFocus();
      if (stopReconnect) stopReconnect();
    };
  };
  return { cache, listen };
}

interface DataCacheProps extends Omit<SWRConfiguration, 'provider'> {
  /** What is there from the beginning. */
  known?: KnownData;
  children: ReactNode;
}

/**
 * A cache of server data of its own, empty at every mount, with the app's options unless told otherwise. Calls that end after it has
 * unmounted write to the cache they began with, where nobody reads any more.
 */
export function DataCache({ known = nothing, children, ...options }: DataCacheProps) {
  const [{ cache, listen }] = useState(() => createCache(known));
  useEffect(listen, [listen]);
  return <SWRConfig value={{ ...appOptions, ...options, provider: () => cache }}>{children}</SWRConfig>;
}
