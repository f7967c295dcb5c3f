import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { securityEvents } from './schema';

export type SecurityEventKind = (typeof securityEvents.$inferSelect)['kind'];

const kept = 365 * 86_400_000;

/** What is kept of an address somebody tried: the address itself may be nobody's business. */
export const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Writes down what happened to an account. */
export const recordSecurity = (
  { db, now, isSuperLogin }: Transaction,
  kind: SecurityEventKind,
  about: { userId?: string | undefined; subject?: string | undefined; detail?: string | undefined },
) => db.insert(securityEvents).values({ kind, ...about, isSuperLogin, createdAt: now });

export const forgetOldEvents = (db: Database, now: Date) =>
  db.delete(securityEvents).where(lt(securityEvents.createdAt, new Date(now.getTime() - kept)));
