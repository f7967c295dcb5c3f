import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Progress in the tours a user has started. */
export const onboardings = pgTable(
  'onboardings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    status: text().notNull(),
    finish: boolean().notNull(),
    step: smallint().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.page, table.status] })],
);
