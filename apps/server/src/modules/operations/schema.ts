import type { AnnouncementAudience } from '@paidang/contract/vocabulary';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Why accounts were suspended; rows are added, never changed. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member of staff. */
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.decidedBy)],
);

/** What the platform tells everybody. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    text: text().notNull(),
    path: text().notNull(),
    audience: text().$type<AnnouncementAudience>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who registers later is not told. */
    createdAt: instant().notNull(),
    /** The last account that was told: people are told in the order of their ids. */
    toldUntil: uuid(),
    told: integer().notNull().default(0),
    /** When everybody was told. */
    sentAt: instant(),
  },
  (table) => [index().on(table.createdAt), index().on(table.sentAt), index().on(table.authorId)],
);

/** Server processes by their last sign of life. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  /** Bytes of its memory. */
  memory: bigint({ mode: 'number' }).notNull(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
});
