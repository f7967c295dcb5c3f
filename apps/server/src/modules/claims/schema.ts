import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** Why words that may be a risk may be said, in somebody's name. Replaced and withdrawn ones are kept. */
export const claimAnswers = pgTable(
  'claim_answers',
  {
    id: id(),
    /** Orders what was answered in the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** As the check names it, whatever text it stands in. */
    claim: text().notNull(),
    /** The words as they were written. */
    text: text().notNull(),
    reason: text().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    index().on(table.stepId),
    uniqueIndex('claim_answers_open_index')
      .on(table.stepId, table.claim, table.authorId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
