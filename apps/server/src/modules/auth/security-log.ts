import { createHash } from 'node:crypto';
import { limits } from '@paidang/contract/limits';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { securityEvents } from './schema';

export type SecurityEventKind = (typeof securityEvents.$inferSelect)['kind'];

const kept = 365 * 86_400_000;
/** What ends a row of wrong passwords. */
const fresh: readonly SecurityEventKind[] = ['login', 'password-reset'];
const counted: readonly SecurityEventKind[] = ['login-failed', ...fresh];

/** What is kept of an address somebody tried: the address itself may be nobody's business. */
export const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Writes down what happened to an account. */
export const recordSecurity = (
  { db, now, isSuperLogin }: Transaction,
  kind: SecurityEventKind,
  about: { userId?: string | undefined; subject?: string | undefined; detail?: string | undefined },
) => db.insert(securityEvents).values({ kind, ...about, isSuperLogin, createdAt: now });

/** Whether an address has been tried with too many wrong passwords in a row. */
export async function isLockedOut(db: Database, subject: string, now: Date): Promise<boolean> {
  const { tries, minutes } = limits.lockOut;
  const last = await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.subject, subject),
        inArray(securityEvents.kind, [...counted]),
        gt(securityEvents.createdAt, new Date(now.getTime() - minutes * 60_000)),
      ),
    )
    .orderBy(desc(securityEvents.ordinal))
    .limit(tries);
  return last.length === tries && last.every(({ kind }) => !fresh.includes(kind));
}

export const forgetOldEvents = (db: Database, now: Date) =>
  db.delete(securityEvents).where(lt(securityEvents.createdAt, new Date(now.getTime() - kept)));
