import type { workVerdicts } from '@paidang/contract/entities';
import type { WorksStatus } from '@paidang/contract/workflow';
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms } from '../projects/schema';
import { users } from '../users/schema';

/** One platform's work on its way online; there is a row once somebody wrote about it. */
export const worksOnline = pgTable('works_online', {
  id: id(),
  platformId: uuid()
    .notNull()
    .unique()
    .references(() => taskPlatforms.id, { onDelete: 'cascade' }),
  status: text().$type<WorksStatus>().notNull(),
  /** What its author has not submitted, as JSON. */
  draft: text(),
  draftBy: uuid().references(() => users.id),
  /** Counts saves and reports; see decision 0074. */
  revision: integer().notNull(),
  draftedAt: instant(),
});

/** What was submitted; only its verdict is added afterwards. */
export const worksReports = pgTable(
  'works_reports',
  {
    id: id(),
    workId: uuid()
      .notNull()
      .references(() => worksOnline.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** As JSON. */
    content: text().notNull(),
    publishedAt: instant().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    sentAt: instant().notNull(),
    /** The approved copy it was compared with, and how much was the same; `null` without any. */
    comparedVersion: integer(),
    comparedHtml: text(),
    match: integer(),
    verdict: text().$type<(typeof workVerdicts)[number]>(),
    reason: text(),
    decidedAt: instant(),
  },
  (table) => [unique().on(table.workId, table.number)],
);
