import { createHash } from 'node:crypto';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { findFirst, type RequestIdentity, saveResponse, takeKey } from './store';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** The idempotency key of the header, or `undefined`. @throws 0400 for a malformed key. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  throw new AppError('0400');
}

export const hashRequest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * Executes a request once. The key is taken first and the response stored with it, in one transaction, so that a
 * duplicate waits for the first request and gets its response.
 *
 * @throws 0422 when the key was already used for a different request
 */
export async function runOnce<Result>(
  { db, now }: Transaction,
  identity: RequestIdentity,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await takeKey(db, identity, now))) {
    const first = await findFirst(db, identity);
    if (first?.requestHash !== identity.requestHash) throw invalid();
    return first.response as Result;
  }
  const response = await work();
  await saveResponse(db, identity, response);
  return response;
}
