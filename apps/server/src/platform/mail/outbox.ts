import { and, desc, eq, gt, isNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { Transaction } from '../transaction';
import { type Letter, letterHtml, letterText } from './letter';
import { outbox } from './schema';

export type OutboxRow = typeof outbox.$inferSelect;

const day = 86_400_000;
/** How long a mail is worth sending: links in it are of no use after that. */
const worthSending = day;
/** How long the outbox remembers. */
const kept = 30 * day;
/** A process that died over a mail is not waited for any longer than this. */
const claimed = 10 * 60_000;

/** Puts a mail into the outbox, in the transaction of its cause; it is sent after the commit. */
export const sendMail = ({ db, now }: Transaction, to: string, letter: Letter) =>
  db.insert(outbox).values({
    recipient: to,
    subject: letter.subject,
    body: letterText(letter),
    html: letterHtml(letter),
    createdAt: now,
    nextAttemptAt: now,
  });

const isWorthSending = (now: Date) => gt(outbox.createdAt, new Date(now.getTime() - worthSending));

/** Takes the mail that waits longest, so that no other process takes it too. */
export async function claimMail(db: Database, now: Date): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, now), isWorthSending(now)))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimed) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

/** Marks a mail as delivered and deletes its content. */
// by id: the row the sender has claimed.
export const settleMail = (db: Database, id: string, now: Date) =>
  db.update(outbox).set({ sentAt: now, nextAttemptAt: null, error: '', body: '', html: '' }).where(eq(outbox.id, id));

/**
 * Not delivered; tried again at `next`, or never. What was refused keeps its content while it is worth sending, so that it
 * can be sent again by hand.
 */
export const deferMail = (db: Database, { id, createdAt }: OutboxRow, next: Date | null, error: string) =>
  db
    .update(outbox)
    .set({
      error,
      nextAttemptAt: next && next.getTime() < createdAt.getTime() + worthSending ? next : null,
    })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));

/** Sends a mail again now. @returns false for one that is sent, or too old */
export async function retryMail({ db, now }: Transaction, id: string): Promise<boolean> {
  // by id: staff see every mail of the outbox.
  const retried = await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), ne(outbox.body, ''), isWorthSending(now)))
    .returning({ id: outbox.id });
  return retried.length > 0;
}

/** Newest first. */
export const recentMails = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.ordinal)).limit(count);

// by id: the page of the outbox shows every mail, and does not exist in production.
export async function findMail(db: Database, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** Deletes what is old, and before that the content of mails that were never delivered. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - kept)));
  await db
    .update(outbox)
    .set({ body: '', html: '' })
    .where(and(isNull(outbox.nextAttemptAt), ne(outbox.body, ''), not(isWorthSending(now))));
}
