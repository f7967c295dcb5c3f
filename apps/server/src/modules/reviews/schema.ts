import type { ClaimResult } from '@paidang/contract/entities';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** Sent versions; only their name, `finalisedAt` and `acceptedAt` change afterwards. */
export const versions = pgTable(
  'versions',
  {
    id: id(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** What somebody called it, for both sides. */
    name: text(),
    /** As the step's codec writes it: sanitised HTML, or JSON. */
    content: text().notNull(),
    /** What people read in it, to be searched. */
    words: text().notNull().default(''),
    /** SHA-256 of the content. */
    contentHash: text().notNull(),
    /** What the claim check found in it; `null` where nothing is checked, or was not yet. */
    claims: jsonb().$type<ClaimResult>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    round: integer().notNull(),
    sentAt: instant().notNull(),
    finalisedAt: instant(),
    acceptedAt: instant(),
  },
  (table) => [unique().on(table.stepId, table.number), index().on(table.createdBy)],
);

/** Unsent contents, one per step and author. Only the author may read them. */
export const drafts = pgTable(
  'drafts',
  {
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** `null` once it was sent or discarded. */
    content: text(),
    /** Keeps increasing after that, so that an outdated page is refused. */
    revision: integer().notNull(),
    baseVersion: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.authorId] })],
);
