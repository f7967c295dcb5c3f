import { boolean, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const sessionScope = pgEnum('session_scope', ['all', 'chat']);

/** A signed-in browser. The token itself is known to the client only. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    /** Name of the session for its owner. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What may be done with it: everything its user may, or one part of the product. */
    scope: sessionScope().notNull().default('all'),
    /** The platform team acts as the user. */
    isSuperLogin: boolean().notNull().default(false),
    /** Browser and system, `''` when unknown. */
    device: text().notNull().default(''),
    /** The token before this one, good until its successor has been used, and a moment longer for requests on their way. */
    previousHash: text(),
    previousUntil: instant(),
    renewedAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.previousHash)],
);
