import { accountRoles } from '@paidang/contract/vocabulary';
import { bigint, boolean, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';

export const accountRole = pgEnum('account_role', accountRoles);
export const userStatus = pgEnum('user_status', ['unverified', 'active', 'suspended', 'deleted']);

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
  /** In lower case. */
  email: text().notNull().unique(),
  /** `null` for users who only sign in with a provider. */
  passwordHash: text(),
  role: accountRole().notNull(),
  status: userStatus().notNull().default('unverified'),
  name: text().notNull(),
  companyName: text().notNull(),
  contactPerson: text(),
  phone: text().notNull().default(''),
  /** Path of the profile picture. */
  avatar: text(),
  links: jsonb().$type<CreatorLinks>(),
  cooperationFee: text().notNull().default(''),
  origin: jsonb().$type<RegistrationOrigin>(),
  createdAt: instant().notNull().defaultNow(),
  /** When the account will be deleted; until then its owner can cancel the deletion. */
  deletionAt: instant(),
});

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
  'suspended',
  'unsuspended',
]);

/** The security log of accounts; append-only. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: securityEventKind().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the address used in the attempt, whether known or not. */
    subject: text(),
    isSuperLogin: boolean().notNull().default(false),
    /** A call or device, never a name or an address. */
    detail: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.subject, table.createdAt), index().on(table.createdAt)],
);
