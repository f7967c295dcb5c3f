import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

/** A stored file. Its random name is the only key to it. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    /** The task it belongs to; absent for pictures of people and files of chats. */
    taskId: uuid().references(() => tasks.id, { onDelete: 'cascade' }),
    uploadedBy: uuid().references(() => users.id),
    /** Found in the content, not told by the sender. */
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Name on the sender's disk, offered when it is saved again. */
    originalName: text().notNull(),
    width: integer(),
    height: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId), index().on(table.uploadedBy)],
);

/**
 * Files of the storage that nothing needs: noted with their cause, removed after the commit. A file about to be stored is
 * noted too, for later, so that a crash or a refusal leaves nothing behind.
 */
export const fileLeftovers = pgTable('file_leftovers', {
  name: text().primaryKey(),
  /** Not removed before. */
  dueAt: instant().notNull(),
});
