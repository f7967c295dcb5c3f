import { boolean, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { identityProvider } from '../auth/schema';
import { invitations } from '../invitations/schema';
import { userRole, users } from '../users/schema';

const owner = () => uuid().references(() => users.id, { onDelete: 'cascade' });

/** The invitation somebody came from: by its mailed link, or just named. */
const invitation = () => ({
  invitationId: uuid().references(() => invitations.id, { onDelete: 'set null' }),
  hasInvitationLink: boolean().notNull().default(false),
});

/** Browsers that have left for a provider and are not back yet; each comes back once. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** SHA-256 of `state`. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the cookie of the browser that left. */
    browserHash: text().notNull(),
    provider: identityProvider().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** What somebody new wants to be. */
    role: userRole(),
    /** The page that is wanted afterwards. */
    url: text(),
    /** Who wants to bind; empty for who signs in. */
    userId: owner(),
    ...invitation(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

export const handoverKind = pgEnum('handover_kind', ['sign-in', 'register', 'link', 'bind']);

/** What a provider said, until the page of the browser that left has done the rest. */
export const loginHandovers = pgTable(
  'login_handovers',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    browserHash: text().notNull(),
    kind: handoverKind().notNull(),
    /** Whose account it is about; empty for who is new. */
    userId: owner(),
    provider: identityProvider().notNull(),
    subject: text().notNull(),
    email: text(),
    displayName: text().notNull(),
    /** Of a LINE account: whether the official account may write to it. */
    isFriend: boolean().notNull(),
    role: userRole(),
    url: text(),
    ...invitation(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);
