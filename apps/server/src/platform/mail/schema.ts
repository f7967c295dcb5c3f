import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Mail on its way; without a mail server this is where it ends. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text; empty once delivered, since links in it open accounts. */
    body: text().notNull(),
    html: text().notNull().default(''),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; `null` once nothing more is to be done. */
    nextAttemptAt: instant(),
    sentAt: instant(),
  },
  (table) => [index().on(table.nextAttemptAt), index().on(table.createdAt)],
);
