import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

/** A stored file. Whoever knows its random name can read it. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    /** The task it belongs to; absent for pictures of people and files of chats. */
    taskId: uuid().references(() => tasks.id, { onDelete: 'cascade' }),
    uploadedBy: uuid().references(() => users.id),
    /** Found in the content; what the sender says is ignored. */
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The sender's name for it, offered when it is downloaded. */
    originalName: text().notNull(),
    width: integer(),
    height: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId), index().on(table.uploadedBy)],
);

/**
 * Files of the storage that are to be deleted: noted in the transaction that makes them useless, deleted after its commit.
 * A file about to be stored is noted too, with a later date, so that a crash or a refusal leaves nothing behind.
 */
export const fileLeftovers = pgTable('file_leftovers', {
  name: text().primaryKey(),
  /** Not removed before. */
  dueAt: instant().notNull(),
});
