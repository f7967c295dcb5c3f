import type { TraceMark } from '@paidang/contract/entities';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms } from '../projects/schema';
import { requirements } from '../requirements/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

/** People's statements on whether a version meets a requirement. Replaced and withdrawn ones are kept. */
export const requirementMarks = pgTable(
  'requirement_marks',
  {
    id: id(),
    /** Orders marks of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** For works: the platform of the report. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    isMet: boolean().notNull(),
    /** The wording of the requirement at that time. */
    about: text().notNull(),
    /** The passage of the version it refers to; empty if none. */
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
