import { HTTPFetchError } from '@line/bot-sdk';
import { LineFailure, type LineFailureReason } from './line-failure';

const final = (reason: LineFailureReason, cause: unknown) => new LineFailure(reason, false, cause);
const passing = (cause: unknown) => new LineFailure('unreachable', true, cause);

/** Interprets LINE's response to a push. 429 has two meanings, which only the message tells apart. */
export function lineFailureOf(error: unknown): LineFailure {
  if (error instanceof LineFailure) return error;
  if (!(error instanceof HTTPFetchError)) return passing(error);
  if (error.status === 401) return final('token', error);
  if (error.status === 403) return final('forbidden', error);
  if (error.status === 429) return /monthly limit/i.test(error.body) ? final('quota', error) : passing(error);
  return error.status >= 500 ? passing(error) : final('rejected', error);
}

/** The first attempt was accepted, but its response was lost. */
export const isAcceptedAlready = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 409;

export const isNotFound = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 404;
