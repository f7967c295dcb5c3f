import { revisionKinds, revisionOutcomes } from '@paidang/contract/entities';
import type { Delay, ScheduleDates } from '@paidang/contract/rules';
import { boolean, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const revisionKind = pgEnum('schedule_revision_kind', revisionKinds);
export const revisionOutcome = pgEnum('schedule_revision_outcome', revisionOutcomes);

/**
 * All proposed sets of dates; only their outcome changes afterwards. The latest confirmed one is in force and contains all
 * dates of the task.
 */
export const scheduleRevisions = pgTable(
  'schedule_revisions',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: revisionKind().notNull(),
    dates: jsonb().$type<ScheduleDates>().notNull(),
    /** Number of the revision it would replace. */
    baseNumber: integer(),
    note: text().notNull(),
    /** Whether it uses up one of the changes that need no consent. */
    isFree: boolean().notNull().default(false),
    /** For a shift: the delay it compensates. */
    delay: jsonb().$type<Delay>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    outcome: revisionOutcome().notNull(),
    /** `null` while it is pending, and for revisions that needed no response. */
    answeredBy: uuid().references(() => users.id),
    answeredAt: instant(),
    answerNote: text().notNull().default(''),
    openedAt: instant(),
  },
  (table) => [unique().on(table.taskId, table.number)],
);
