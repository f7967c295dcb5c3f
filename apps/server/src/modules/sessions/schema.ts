import { sessionScopes } from '@paidang/contract/calls';
import { boolean, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const sessionScope = pgEnum('session_scope', ['all', ...sessionScopes]);

/** Signed-in browsers. Only the client knows the token. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    /** The id of the session in calls. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the session may do: everything, or one part of the product. */
    scope: sessionScope().notNull().default('all'),
    /** The platform team acts as the user. */
    isSuperLogin: boolean().notNull().default(false),
    /** Browser and system, `''` when unknown. */
    device: text().notNull().default(''),
    /** The previous token, valid until the new one is used, and a moment longer for requests under way. */
    previousHash: text(),
    previousUntil: instant(),
    renewedAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.previousHash)],
);
