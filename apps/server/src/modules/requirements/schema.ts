import type { RequirementKind } from '@paidang/contract/trace';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../platform/database/columns';
import { tasks } from '../projects/schema';

/** Requirements of a task's brief, one per row. An id survives when a later brief moves or rewords the requirement. */
export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text().$type<RequirementKind>().notNull(),
    /** Wording of the latest brief. */
    text: text().notNull(),
    /** Position in the brief, from 1. */
    number: integer().notNull(),
    /** Version of the brief that introduced this wording. */
    since: integer().notNull(),
    /** Version that no longer contains it; `null` while it applies. */
    removedIn: integer(),
  },
  (table) => [index().on(table.taskId)],
);
