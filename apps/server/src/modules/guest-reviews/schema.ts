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
    /** What guests read above the video. */
    title: text().notNull(),
    /** The version it shows; `null` for whichever is the newest. */
    version: integer(),
    mayComment: boolean().notNull(),
    mayDownload: boolean().notNull().default(false),
    passwordHash: text(),
    /** Finds the link of a guest; the token itself is sealed, for its maker to copy again. */
    tokenHash: text().notNull(),
    ...sealedColumns(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.stepId, table.createdAt), index().on(table.makerId)],
);

/** Those who came by a link: one row for every browser. */
export const guests = pgTable(
  'guests',
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => guestLinks.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Asked of those who may comment or download. */
    email: text(),
    /** Of what the browser keeps, so that they find their own comments again. */
    tokenHash: text().notNull(),
    /** The copy of the video with their name in it, of that version. */
    copyId: uuid().references(() => videoCopies.id, { onDelete: 'set null' }),
    copyVersion: integer(),
    downloadedAt: instant(),
    openings: integer().notNull().default(1),
    lastSeenAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.linkId, table.createdAt), index().on(table.copyId)],
);
