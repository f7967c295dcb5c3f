import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** What was sent; only its two marks change afterwards. */
export const versions = pgTable(
  'versions',
  {
    id: id(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** As the step's codec writes it: sanitised HTML, or JSON. */
    content: text().notNull(),
    /** SHA-256 of the content. */
    contentHash: text().notNull(),
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

/** What its author has not sent; one a step and author, and nobody else's to read. */
export const drafts = pgTable(
  'drafts',
  {
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** `null` once it was sent or thrown away. */
    content: text(),
    /** Goes on counting after that, so that a page that has not heard of it is refused. */
    revision: integer().notNull(),
    baseVersion: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.authorId] })],
);
