import type { Suggestion } from '@paidang/contract/entities';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

export const suggestionStatus = pgEnum('suggestion_status', ['open', 'accepted', 'rejected', 'withdrawn']);

/** Wordings suggested for quotes of versions. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    /** Orders suggestions of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** Segment of a script. */
    scriptId: uuid(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    quote: jsonb().$type<Suggestion['quote']>().notNull(),
    /** Plain text. */
    replacement: text().notNull(),
    status: suggestionStatus().notNull().default('open'),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [index().on(table.stepId)],
);
