import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../modules/users/schema';
import { instant } from '../../platform/database/columns';

/** First responses of requests that may be repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Method and path pattern. */
    call: text().notNull(),
    /** SHA-256 of parameters, body and files. */
    requestHash: text().notNull(),
    response: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key, table.call] }), index().on(table.createdAt)],
);
