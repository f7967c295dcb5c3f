import { identityProviders } from '@paidang/contract/entities';
import { index, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const identityProvider = pgEnum('identity_provider', identityProviders);

/** External accounts users sign in with: each belongs to one user, who has at most one per provider. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: identityProvider().notNull(),
    /** The provider's permanent id for the account. */
    subject: text().notNull(),
    email: text(),
    displayName: text().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [unique().on(table.provider, table.subject), unique().on(table.userId, table.provider)],
);

export const tokenPurpose = pgEnum('token_purpose', [
  'verify',
  'reset',
  'super-login',
  'export',
  'unlock',
  'console-ticket',
  'staff-password',
]);

/** Single-use tokens of mailed links. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    purpose: tokenPurpose().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.purpose), index().on(table.expiresAt)],
);
