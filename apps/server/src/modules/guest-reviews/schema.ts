import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { sealedColumns } from '../../platform/sealing';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { videoCopies } from '../videos/schema';

/** Links that show one step to people without an account. */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: id(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    makerId: uuid()
      .notNull()
      .references(() => users.id),
    /** The title guests see above the content. */
    title: text().notNull(),
    /** The version it shows; `null` for the newest. */
    version: integer(),
    mayComment: boolean().notNull(),
    mayDownload: boolean().notNull().default(false),
    passwordHash: text(),
    /** Hash to find the link by. The token itself is stored sealed, so that its maker can copy the address again. */
    tokenHash: text().notNull(),
    ...sealedColumns(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.stepId, table.createdAt), index().on(table.makerId)],
);

/** Guests of links: one row per browser. */
export const guests = pgTable(
  'guests',
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => guestLinks.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Required from guests who may comment or download. */
    email: text(),
    /** Hash of the pass the browser keeps, so that guests find their own comments again. */
    tokenHash: text().notNull(),
    /** The copy of the video with the guest's name, of version `copyVersion`. */
    copyId: uuid().references(() => videoCopies.id, { onDelete: 'set null' }),
    copyVersion: integer(),
    downloadedAt: instant(),
    openings: integer().notNull().default(1),
    lastSeenAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.linkId, table.createdAt), index().on(table.copyId)],
);
