import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

/** A stored file. Anybody who knows its random name can read it. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    /** The task it belongs to; absent for pictures of people and for chat files. */
    taskId: uuid().references(() => tasks.id, { onDelete: 'cascade' }),
    uploadedBy: uuid().references(() => users.id),
    /** Detected from the content; what the sender claims is ignored. */
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The sender's file name, offered for downloads. */
    originalName: text().notNull(),
    width: integer(),
    height: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId), index().on(table.uploadedBy)],
);

/**
 * Stored files to be deleted: recorded in the transaction that makes them useless, deleted after its commit. A file about to
 * be stored is recorded too, with a later date, so that a crash or refusal leaves nothing behind.
 */
export const fileLeftovers = pgTable('file_leftovers', {
  name: text().primaryKey(),
  /** Not deleted before this time. */
  dueAt: instant().notNull(),
});
