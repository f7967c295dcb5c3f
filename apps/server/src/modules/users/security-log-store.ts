import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { securityEvents } from './schema';

export type SecurityEventKind = (typeof securityEvents.$inferSelect)['kind'];

const kept = 365 * 86_400_000;

/** The hash stored for an address used in an attempt, since the address may belong to no account. */
export const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Adds an event to the security log of an account. */
export const recordSecurity = (
  { db, now, isSuperLogin }: Transaction,
  kind: SecurityEventKind,
  about: { userId?: string | undefined; subject?: string | undefined; detail?: string | undefined },
) => db.insert(securityEvents).values({ kind, ...about, isSuperLogin, createdAt: now });

export const deleteOldEvents = (db: Database, now: Date) =>
  db.delete(securityEvents).where(lt(securityEvents.createdAt, new Date(now.getTime() - kept)));
