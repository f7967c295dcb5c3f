import { index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';

export const userRole = pgEnum('user_role', ['Vendor', 'Creator']);
export const userStatus = pgEnum('user_status', ['unverified', 'active', 'suspended']);

export const sessionScope = pgEnum('session_scope', ['all', 'chat']);

export interface CreatorLinks {
  youtube: string;
  facebook: string;
  instagram: string;
  other_link: string;
}

/** The invitation a registration came from. */
export interface RegistrationOrigin {
  project_invitation_uuid?: string | undefined;
  task_uuid?: string | undefined;
  project_build_invitation_uuid?: string | undefined;
}

export const users = pgTable('users', {
  id: id(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: userRole().notNull(),
  status: userStatus().notNull().default('unverified'),
  name: text().notNull(),
  companyName: text().notNull(),
  contactPerson: text(),
  phone: text().notNull().default(''),
  /** Path of the picture. */
  avatar: text(),
  links: jsonb().$type<CreatorLinks>(),
  cooperationFee: text().notNull().default(''),
  origin: jsonb().$type<RegistrationOrigin>(),
  createdAt: instant().notNull().defaultNow(),
});

/** A signed-in browser. The token itself is known to the client only. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What may be done with it: everything its user may, or one part of the product. */
    scope: sessionScope().notNull().default('all'),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Links sent by mail; each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);
