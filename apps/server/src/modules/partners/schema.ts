import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Sites that may show the chat on their pages. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    /** What it goes by in addresses and in its tokens. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Who answers its visitors. */
    accountId: uuid()
      .notNull()
      .references(() => users.id),
    /** Pages of these may frame the chat. */
    origins: text().array().notNull(),
    /** Verifies its tokens (SPKI, PEM). The key that signs them is known to the partner only. */
    publicKey: text().notNull(),
    createdAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [index().on(table.accountId)],
);

/** Who somebody on a partner's site is here. */
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
