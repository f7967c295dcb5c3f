import { revisionKinds, revisionOutcomes } from '@paidang/contract/entities';
import type { Delay, ScheduleDates } from '@paidang/contract/rules';
import { boolean, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const revisionKind = pgEnum('schedule_revision_kind', revisionKinds);
export const revisionOutcome = pgEnum('schedule_revision_outcome', revisionOutcomes);

/**
 * Every set of dates somebody put forward; only what became of it changes afterwards. The newest that was confirmed is in
 * force: every date a task has comes from it.
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
    /** Number of the revision it was to take the place of. */
    baseNumber: integer(),
    note: text().notNull(),
    /** Uses one of the changes that need no consent. */
    isFree: boolean().notNull().default(false),
    /** Of a shift: what it makes up for. */
    delay: jsonb().$type<Delay>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    outcome: revisionOutcome().notNull(),
    /** Absent while nobody has answered, and where nobody was asked. */
    answeredBy: uuid().references(() => users.id),
    answeredAt: instant(),
    answerNote: text().notNull().default(''),
    openedAt: instant(),
  },
  (table) => [unique().on(table.taskId, table.number)],
);
