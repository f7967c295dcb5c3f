import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Sites that may embed the chat. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    /** Its name in URLs and tokens. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** The account that replies to its visitors. */
    accountId: uuid()
      .notNull()
      .references(() => users.id),
    /** Origins whose pages may frame the chat. */
    origins: text().array().notNull(),
    /** Verifies its tokens (SPKI, PEM). Only the partner has the signing key. */
    publicKey: text().notNull(),
    createdAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [index().on(table.accountId)],
);

/** Accounts of partners' visitors. */
export const partnerVisitors = pgTable(
  'partner_visitors',
  {
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** `sub` of the partner's tokens. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.subject] }), unique().on(table.userId)],
);
