import type { ClaimResult, workVerdicts } from '@paidang/contract/entities';
import type { WorksStatus } from '@paidang/contract/workflow';
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms } from '../projects/schema';
import { users } from '../users/schema';

/** One platform's work. The row is created when its first draft or report is saved. */
export const worksOnline = pgTable('works_online', {
  id: id(),
  platformId: uuid()
    .notNull()
    .unique()
    .references(() => taskPlatforms.id, { onDelete: 'cascade' }),
  status: text().$type<WorksStatus>().notNull(),
  /** The unsubmitted draft, as JSON. */
  draft: text(),
  draftBy: uuid().references(() => users.id),
  /** Incremented by saves and reports; see decision 0074. */
  revision: integer().notNull(),
  draftedAt: instant(),
});

/** Submitted reports; only the verdict is added afterwards. */
export const worksReports = pgTable(
  'works_reports',
  {
    id: id(),
    workId: uuid()
      .notNull()
      .references(() => worksOnline.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** JSON. */
    content: text().notNull(),
    /** Result of the claim check of its text; `null` if it was not checked yet. */
    claims: jsonb().$type<ClaimResult>(),
    publishedAt: instant().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    sentAt: instant().notNull(),
    /** The approved copy it was compared with, and the degree of agreement; `null` if there was none. */
    comparedVersion: integer(),
    comparedHtml: text(),
    match: integer(),
    verdict: text().$type<(typeof workVerdicts)[number]>(),
    reason: text(),
    decidedAt: instant(),
  },
  (table) => [unique().on(table.workId, table.number)],
);
