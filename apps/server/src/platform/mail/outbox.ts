import { desc } from 'drizzle-orm';
import type { Database } from '../database';
import type { Transaction } from '../transaction';
import { outbox } from './schema';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Puts a mail into the outbox, in the same unit of work as its cause. */
export const sendMail = ({ db, now }: Transaction, { to, subject, body }: Mail) =>
  db.insert(outbox).values({ recipient: to, subject, body, createdAt: now });

/** Newest first. */
export const recentMails = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.ordinal)).limit(count);
