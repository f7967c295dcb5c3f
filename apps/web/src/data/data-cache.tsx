import { type ReactNode, useEffect, useState } from 'react';
import { type State, SWRConfig, type SWRConfiguration } from 'swr';
import { defaultConfigOptions, initCache } from 'swr/_internal';
import { ApiError } from './errors';

/** Server data by the key of its hook. */
export type KnownData = readonly (readonly [key: string, State])[];

const nothing: KnownData = [];

const retries = 3;

/** Repeating a refused request cannot help: only network and server errors are retried. */
const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const appOptions: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: retries,
  focusThrottleInterval: 10_000,
};

/**
 * A cache that SWR knows as long as anything references it. SWR forgets a cache that `SWRConfig` registered itself when that
 * unmounts, and `mutate` throws from then on (vercel/swr#2719): a response after logging out became an unhandled rejection.
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
  /** Subscribes to the focus and reconnect events SWR would listen to. Returns the unsubscribe function. */
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
  /** Initial content of the cache. */
  known?: KnownData;
  children: ReactNode;
}

/**
 * Provides a separate cache of server data, new at every mount, with the app's options unless overridden. Calls that end
 * after unmounting write to the cache they started with, which nothing reads any more.
 */
export function DataCache({ known = nothing, children, ...options }: DataCacheProps) {
  const [{ cache, listen }] = useState(() => createCache(known));
  useEffect(listen, [listen]);
  return <SWRConfig value={{ ...appOptions, ...options, provider: () => cache }}>{children}</SWRConfig>;
}
