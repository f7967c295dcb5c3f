import { roles } from '@paidang/contract/vocabulary';
import { boolean, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { identityProvider } from '../auth/schema';
import { invitations } from '../invitations/schema';
import { users } from '../users/schema';

/** The roles somebody can register with. */
export const userRole = pgEnum('user_role', roles);

const owner = () => uuid().references(() => users.id, { onDelete: 'cascade' });

/** The invitation the user came from, and whether through its mailed link. */
const invitation = () => ({
  invitationId: uuid().references(() => invitations.id, { onDelete: 'set null' }),
  hasInvitationLink: boolean().notNull().default(false),
});

/** Provider logins in progress; each can be completed once. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** SHA-256 of `state`. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browserHash: text().notNull(),
    provider: identityProvider().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The role chosen by a new user. */
    role: userRole(),
    /** The page to open afterwards. */
    url: text(),
    /** The user who links an account; empty for a login. */
    userId: owner(),
    ...invitation(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

export const handoverKind = pgEnum('handover_kind', ['sign-in', 'register', 'link', 'bind']);

/** Provider results, kept until the page in the browser has completed the login. */
export const loginHandovers = pgTable(
  'login_handovers',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    browserHash: text().notNull(),
    kind: handoverKind().notNull(),
    /** The existing user concerned; empty for a new one. */
    userId: owner(),
    provider: identityProvider().notNull(),
    subject: text().notNull(),
    email: text(),
    displayName: text().notNull(),
    /** For LINE: whether the official account may message the user. */
    isFriend: boolean().notNull(),
    role: userRole(),
    url: text(),
    ...invitation(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);
