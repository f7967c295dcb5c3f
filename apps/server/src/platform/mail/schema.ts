import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Outgoing mail; if there is no mail server, it stays here. */
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
    /** Time of the next attempt; `null` once it is delivered or given up. */
    nextAttemptAt: instant(),
    sentAt: instant(),
    /** The mail server's last error, without personal data; '' if there was none. */
    error: text().notNull().default(''),
  },
  (table) => [index().on(table.nextAttemptAt), index().on(table.createdAt)],
);
