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
    /** Id of the session in calls. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the session may be used for: everything, or one part of the product. */
    scope: sessionScope().notNull().default('all'),
    /** Whether the platform team acts as the user. */
    isSuperLogin: boolean().notNull().default(false),
    /** Browser and system, `''` if unknown. */
    device: text().notNull().default(''),
    /** The previous token, valid until the new one is used, and briefly after that for requests in flight. */
    previousHash: text(),
    previousUntil: instant(),
    renewedAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.previousHash)],
);
