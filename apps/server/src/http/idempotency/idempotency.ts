import { createHash } from 'node:crypto';
import { limits } from '@paidang/contract/limits';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { idempotencyKeys } from './schema';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

export interface RequestIdentity {
  readonly userId: string;
  readonly key: string;
  /** Method and path pattern. */
  readonly call: string;
  /** Hash of what was sent. */
  readonly requestHash: string;
}

/** The key of the header, or `undefined` without one. @throws 0400 for a malformed key. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  throw new AppError('0400');
}

export const hashRequest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const sameRequest = ({ userId, key, call }: RequestIdentity) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), eq(idempotencyKeys.call, call));

/**
 * Does the work once: its key is taken before it and its answer kept with it, all in one transaction, so that a
 * duplicate waits for the first and gets the first's answer.
 */
export async function once<Answer>(
  { db, now }: Transaction,
  identity: RequestIdentity,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...identity, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(sameRequest(identity));
    if (!first || first.requestHash !== identity.requestHash) throw invalid();
    return first.response as Answer;
  }
  const response = await work();
  await db.update(idempotencyKeys).set({ response }).where(sameRequest(identity));
  return response;
}

export const forgetOldKeys = (db: Database, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - limits.idempotency.hours * 3_600_000)));
