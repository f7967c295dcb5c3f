import { limits } from '@paidang/contract/limits';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { idempotencyKeys } from './schema';

export interface RequestIdentity {
  readonly userId: string;
  readonly key: string;
  /** Method and path pattern. */
  readonly call: string;
  /** Hash of the request's content. */
  readonly requestHash: string;
}

const sameKey = ({ userId, key, call }: RequestIdentity) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), eq(idempotencyKeys.call, call));

/** Takes a key; a parallel request with the same key waits here. @returns whether the key was free */
export async function takeKey(db: Database, identity: RequestIdentity, now: Date): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...identity, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export async function findFirst(db: Database, identity: RequestIdentity) {
  const [first] = await db.select().from(idempotencyKeys).where(sameKey(identity));
  return first ?? null;
}

export const saveResponse = (db: Database, identity: RequestIdentity, response: unknown) =>
  db.update(idempotencyKeys).set({ response }).where(sameKey(identity));

export const deleteOldKeys = (db: Database, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - limits.idempotency.hours * 3_600_000)));
