import { and, desc, eq, gt, isNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { Transaction } from '../transaction';
import { type Letter, letterHtml, letterText } from './letter';
import { outbox } from './schema';

export type OutboxRow = typeof outbox.$inferSelect;

const day = 86_400_000;
/** How long delivery is attempted: after that, the links in a mail are useless. */
const deliveryPeriod = day;
/** How long mails stay in the outbox. */
const retention = 30 * day;
/** After this time a claimed mail may be claimed again, since its process has probably died. */
const claimTimeout = 10 * 60_000;

/** Puts a mail into the outbox, in the transaction that causes it; it is sent after the commit. */
export const sendMail = ({ db, now }: Transaction, to: string, letter: Letter) =>
  db.insert(outbox).values({
    recipient: to,
    subject: letter.subject,
    body: letterText(letter),
    html: letterHtml(letter),
    createdAt: now,
    nextAttemptAt: now,
  });

const isDeliverable = (now: Date) => gt(outbox.createdAt, new Date(now.getTime() - deliveryPeriod));

/** Claims the mail that has waited longest, so that no other process sends it too. */
export async function claimMail(db: Database, now: Date): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, now), isDeliverable(now)))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimTimeout) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

/** Marks a mail as delivered and deletes its content. */
// by id: the row the sender has claimed.
export const settleMail = (db: Database, id: string, now: Date) =>
  db.update(outbox).set({ sentAt: now, nextAttemptAt: null, error: '', body: '', html: '' }).where(eq(outbox.id, id));

/**
 * Records a failed delivery, retried at `next` or never. A refused mail keeps its content until it is too old, so that it
 * can be resent manually.
 */
export const deferMail = (db: Database, { id, createdAt }: OutboxRow, next: Date | null, error: string) =>
  db
    .update(outbox)
    .set({
      error,
      nextAttemptAt: next && next.getTime() < createdAt.getTime() + deliveryPeriod ? next : null,
    })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));

/** Makes a mail due again now. @returns false if it has been sent or is too old */
export async function retryMail({ db, now }: Transaction, id: string): Promise<boolean> {
  // by id: staff see every mail of the outbox.
  const retried = await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), ne(outbox.body, ''), isDeliverable(now)))
    .returning({ id: outbox.id });
  return retried.length > 0;
}

/** The latest mails, newest first. */
export const recentMails = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.ordinal)).limit(count);

// by id: the page of the outbox shows every mail, and does not exist in production.
export async function findMail(db: Database, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** Deletes old mails, and before that the content of mails that were never delivered. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - retention)));
  await db
    .update(outbox)
    .set({ body: '', html: '' })
    .where(and(isNull(outbox.nextAttemptAt), ne(outbox.body, ''), not(isDeliverable(now))));
}
