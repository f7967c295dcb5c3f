import type { SWRConfiguration } from 'swr';
import { ApiError } from './errors';

const retries = 3;

/** A refusal stays a refusal: only lost connections and failing servers are tried again. */
const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

export const swrOptions: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: retries,
  focusThrottleInterval: 10_000,
};
