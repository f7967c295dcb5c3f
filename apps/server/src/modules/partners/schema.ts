import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Sites that may show the chat on their pages. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    /** Its name in URLs and in its tokens. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** The account that answers its visitors. */
    accountId: uuid()
      .notNull()
      .references(() => users.id),
    /** Origins whose pages may frame the chat. */
    origins: text().array().notNull(),
    /** Verifies its tokens (SPKI, PEM). The key that signs them is known to the partner only. */
    publicKey: text().notNull(),
    createdAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [index().on(table.accountId)],
);

/** The accounts of partners' visitors. */
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
