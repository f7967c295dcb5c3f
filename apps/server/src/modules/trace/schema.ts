import type { TraceMark } from '@paidang/contract/entities';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms } from '../projects/schema';
import { requirements } from '../requirements/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** What somebody says a version does of a requirement. Replaced and withdrawn ones are kept. */
export const requirementMarks = pgTable(
  'requirement_marks',
  {
    id: id(),
    /** Orders what was said in the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** Of works: the platform whose report it is. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    isMet: boolean().notNull(),
    /** The words of the requirement then. */
    about: text().notNull(),
    /** The words of the version it is about; empty without any. */
    quote: text().notNull(),
    note: text().notNull(),
    time: jsonb().$type<TraceMark['time']>(),
    timeEnd: jsonb().$type<TraceMark['time_end']>(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [index().on(table.stepId), index().on(table.requirementId)],
);
