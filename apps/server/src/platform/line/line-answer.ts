import { HTTPFetchError } from '@line/bot-sdk';
import { LineFailure, type LineFailureReason } from './line-failure';

const final = (reason: LineFailureReason, cause: unknown) => new LineFailure(reason, false, cause);
const retryableStatuses = (cause: unknown) => new LineFailure('unreachable', true, cause);

/** Interprets LINE's response to a push. 429 has two meanings, which only the message tells apart. */
export function lineFailureOf(error: unknown): LineFailure {
  if (error instanceof LineFailure) return error;
  if (!(error instanceof HTTPFetchError)) return retryableStatuses(error);
  if (error.status === 401) return final('token', error);
  if (error.status === 403) return final('forbidden', error);
  if (error.status === 429) return /monthly limit/i.test(error.body) ? final('quota', error) : retryableStatuses(error);
  return error.status >= 500 ? retryableStatuses(error) : final('rejected', error);
}

/** The first attempt was accepted, but its response was lost. */
export const isAcceptedAlready = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 409;

export const isNotFound = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 404;
