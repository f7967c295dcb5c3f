import { revisionKinds, revisionOutcomes } from '@paidang/contract/entities';
import type { Delay, ScheduleDates } from '@paidang/contract/rules';
import { boolean, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const revisionKind = pgEnum('schedule_revision_kind', revisionKinds);
export const revisionOutcome = pgEnum('schedule_revision_outcome', revisionOutcomes);

/**
 * Every set of dates that was proposed; only its outcome changes afterwards. The newest confirmed one is in force and
 * contains all dates of the task.
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
    /** Number of the revision it was to replace. */
    baseNumber: integer(),
    note: text().notNull(),
    /** Whether it uses one of the changes that need no consent. */
    isFree: boolean().notNull().default(false),
    /** Of a shift: the delay it makes up for. */
    delay: jsonb().$type<Delay>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    outcome: revisionOutcome().notNull(),
    /** `null` while it is pending, and for revisions that needed no answer. */
    answeredBy: uuid().references(() => users.id),
    answeredAt: instant(),
    answerNote: text().notNull().default(''),
    openedAt: instant(),
  },
  (table) => [unique().on(table.taskId, table.number)],
);
