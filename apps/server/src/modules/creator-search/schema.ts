import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Lists of creators. Each belongs to the user who created it. */
export const creatorLists = pgTable(
  'creator_lists',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique().on(table.ownerId, table.name)],
);

export const creatorListEntries = pgTable(
  'creator_list_entries',
  {
    listId: uuid()
      .notNull()
      .references(() => creatorLists.id, { onDelete: 'cascade' }),
    creatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.creatorId] }), index().on(table.creatorId)],
);
