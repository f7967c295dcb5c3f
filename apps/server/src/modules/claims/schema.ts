import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** Users' reasons why a risky claim is allowed. Replaced and withdrawn answers are kept. */
export const claimAnswers = pgTable(
  'claim_answers',
  {
    id: id(),
    /** Orders answers of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** The name the check gives the claim, whatever text contains it. */
    claim: text().notNull(),
    /** The wording as it was written. */
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
