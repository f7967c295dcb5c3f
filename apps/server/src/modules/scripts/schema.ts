import type { ScriptSegment, ScriptType } from '@paidang/contract/entities';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

const stepId = () =>
  uuid()
    .notNull()
    .references(() => steps.id, { onDelete: 'cascade' });

/** The chosen form of a script; there is no row until one is chosen. */
export const scriptForms = pgTable('script_forms', {
  stepId: stepId().primaryKey(),
  form: text().$type<ScriptType>().notNull(),
  chosenAt: instant().notNull(),
});

/** The draft of a script's previous form; restored along with the form. */
export const archivedDrafts = pgTable(
  'archived_drafts',
  {
    stepId: stepId(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    form: text().$type<ScriptType>().notNull(),
    content: text().notNull(),
    archivedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.authorId, table.form] })],
);

/** Segments removed from a draft, until they are restored or expire. */
export const deletedSegments = pgTable(
  'deleted_segments',
  {
    stepId: stepId(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    segmentId: uuid().notNull(),
    segment: jsonb().$type<ScriptSegment>().notNull(),
    /** Its position, from 1. */
    ordering: integer().notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.authorId, table.segmentId] })],
);
