import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';

export const invitationKind = pgEnum('invitation_kind', ['task', 'build']);
/** `expired` follows from `expiresAt` and is not stored. */
export const invitationStatus = pgEnum('invitation_status', ['pending', 'joined', 'rejected', 'revoked']);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    kind: invitationKind().notNull(),
    status: invitationStatus().notNull().default('pending'),
    /** SHA-256 of the token of the mailed link. */
    tokenHash: text().notNull().unique(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case; a placeholder after the account was deleted. */
    email: text().notNull(),
    /** The name on a creator's card, where the sender knows the recipient by it instead of the address. */
    addressee: text(),
    /** The recipient's account, once it exists. */
    recipientId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Absent until the invited vendor opens the project. */
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    /** The task of a task invitation. */
    taskId: uuid().references(() => tasks.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    createdAt: instant().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [index().on(table.senderId), index().on(table.recipientId), index().on(table.email)],
);
