import { identityProviders } from '@paidang/contract/entities';
import { bigint, boolean, index, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';

export const userRole = pgEnum('user_role', ['Vendor', 'Creator']);
export const userStatus = pgEnum('user_status', ['unverified', 'active', 'suspended', 'deleted']);

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
  /** `null` for who signs in in another way. */
  passwordHash: text(),
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
  /** When its owner wants it deleted; until then they may change their mind. */
  deletionAt: instant(),
});

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

export const identityProvider = pgEnum('identity_provider', identityProviders);

/** Accounts elsewhere that sign people in: each is one person's, who has one of a kind. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: identityProvider().notNull(),
    /** What the provider calls its owner, and never anybody else. */
    subject: text().notNull(),
    email: text(),
    displayName: text().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [unique().on(table.provider, table.subject), unique().on(table.userId, table.provider)],
);

export const tokenPurpose = pgEnum('token_purpose', ['verify', 'reset', 'super-login', 'export', 'unlock']);

/** Links that open something; each works once. */
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

export const securityEventKind = pgEnum('security_event_kind', [
  'registered',
  'verified',
  'login',
  'login-failed',
  'locked-out',
  'logout',
  'password-reset-asked',
  'password-reset',
  'password-changed',
  'identity-bound',
  'identity-unbound',
  'identity-refused',
  'session-revoked',
  'super-login-issued',
  'super-login',
  'super-login-write',
  'data-exported',
  'deletion-asked',
  'deletion-undone',
  'account-deleted',
]);

/** What happened to accounts; rows are added, never changed. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: securityEventKind().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the address somebody tried, which may be nobody's. */
    subject: text(),
    isSuperLogin: boolean().notNull().default(false),
    /** Which call, which device: never a name or an address. */
    detail: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.subject, table.createdAt), index().on(table.createdAt)],
);
