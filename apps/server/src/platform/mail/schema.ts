import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Mail that was sent; without a mail server this is where it ends. */
export const outbox = pgTable('outbox', {
  id: id(),
  ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull(),
});
