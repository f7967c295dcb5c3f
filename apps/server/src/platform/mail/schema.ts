import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Outgoing mail; without a mail server it stays here. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text; emptied once delivered, since its links give access to accounts. */
    body: text().notNull(),
    html: text().notNull().default(''),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** The next attempt; `null` once it is delivered or given up. */
    nextAttemptAt: instant(),
    sentAt: instant(),
    /** What the mail server said last, without personal data; '' when nothing went wrong. */
    error: text().notNull().default(''),
  },
  (table) => [index().on(table.nextAttemptAt), index().on(table.createdAt)],
);
