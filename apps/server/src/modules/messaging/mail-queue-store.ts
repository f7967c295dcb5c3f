import { and, asc, eq, exists, gt, inArray, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { notifications } from '../notifications/schema';
import { users } from '../users/schema';
import { type Unread, unreadColumns } from './digest-store';
import { waitingMails } from './schema';

/** When the mail that already waits for a recipient and project will be sent; `null` when none waits. */
export async function waitsUntil(db: Database, recipientId: string, project: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ sendAfter: waitingMails.sendAfter })
    .from(waitingMails)
    .where(
      and(
        eq(waitingMails.recipientId, recipientId),
        eq(waitingMails.project, project),
        gt(waitingMails.sendAfter, now),
      ),
    )
    .orderBy(asc(waitingMails.sendAfter))
    .limit(1);
  return row?.sendAfter ?? null;
}

export const addWaitingMail = (db: Database, row: typeof waitingMails.$inferInsert) =>
  db.insert(waitingMails).values(row);

/** Removes due mails from the queue, so that no other process sends them too. @returns ids of the notifications */
export async function takeWaitingMails(db: Database, now: Date): Promise<string[]> {
  const due = alias(waitingMails, 'due');
  // Two notifications queued at the same moment, each with its own time, are still sent in one mail.
  const isDue = exists(
    db
      .select({ project: due.project })
      .from(due)
      .where(
        and(
          eq(due.recipientId, waitingMails.recipientId),
          eq(due.project, waitingMails.project),
          lte(due.sendAfter, now),
        ),
      ),
  );
  const unlocked = db
    .select({ id: waitingMails.notificationId })
    .from(waitingMails)
    .where(isDue)
    .for('update', { skipLocked: true });
  const taken = await db
    .delete(waitingMails)
    .where(inArray(waitingMails.notificationId, unlocked))
    .returning({ id: waitingMails.notificationId });
  return taken.map(({ id }) => id);
}

/** The given notifications that are unread and belong to active users, oldest first. */
export const unreadOf = (db: Database, ids: readonly string[]): Promise<Unread[]> =>
  db
    .select(unreadColumns)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.recipientId))
    .where(and(inArray(notifications.id, [...ids]), isNull(notifications.readAt), eq(users.status, 'active')))
    .orderBy(asc(notifications.ordinal));
