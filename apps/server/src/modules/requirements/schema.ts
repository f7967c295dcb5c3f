import type { RequirementKind } from '@paidang/contract/trace';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../platform/database/columns';
import { tasks } from '../projects/schema';

/** What the brief of a task asks for, one demand a row. Its id stays when a later brief moves or rewords it. */
export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text().$type<RequirementKind>().notNull(),
    /** As the newest brief words it. */
    text: text().notNull(),
    /** Its place in the brief, from 1. */
    number: integer().notNull(),
    /** The version of the brief that gave it these words. */
    since: integer().notNull(),
    /** The version that no longer has it; `null` while it is asked for. */
    removedIn: integer(),
  },
  (table) => [index().on(table.taskId)],
);
