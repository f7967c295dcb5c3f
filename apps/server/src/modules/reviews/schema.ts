import type { ClaimResult } from '@paidang/contract/entities';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** Sent versions; only name, `finalisedAt` and `acceptedAt` change afterwards. */
export const versions = pgTable(
  'versions',
  {
    id: id(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** A name given by either side, visible to both. */
    name: text(),
    /** As written by the step's codec: sanitised HTML, or JSON. */
    content: text().notNull(),
    /** Its readable text, for searching. */
    words: text().notNull().default(''),
    /** SHA-256 of the content. */
    contentHash: text().notNull(),
    /** Result of the claim check; `null` if nothing is checked, or not yet. */
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

/** Unsent content, one per step and author. Only the author may read it. */
export const drafts = pgTable(
  'drafts',
  {
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** `null` once sent or discarded. */
    content: text(),
    /** Keeps increasing after that, so that outdated pages are rejected. */
    revision: integer().notNull(),
    baseVersion: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.authorId] })],
);
