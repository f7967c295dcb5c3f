import type { AnnouncementAudience } from '@paidang/contract/vocabulary';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Reasons for which accounts were suspended; append-only. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member of staff who decided. */
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.decidedBy)],
);

/** Announcements of the platform to everybody. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    text: text().notNull(),
    path: text().notNull(),
    audience: text().$type<AnnouncementAudience>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** People who register later are not notified. */
    createdAt: instant().notNull(),
    /** The last account notified: people are notified in the order of their ids. */
    toldUntil: uuid(),
    told: integer().notNull().default(0),
    /** When everybody had been notified. */
    sentAt: instant(),
  },
  (table) => [index().on(table.createdAt), index().on(table.sentAt), index().on(table.authorId)],
);

/** Server processes, with the time they were last seen. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  /** Memory in bytes. */
  memory: bigint({ mode: 'number' }).notNull(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
});
