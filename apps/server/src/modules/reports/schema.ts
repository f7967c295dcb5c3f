import type { ReportPart } from '@paidang/contract/report';
import type { ReportStatus } from '@paidang/contract/workflow';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms } from '../projects/schema';
import { users } from '../users/schema';

/** The closing report of one platform; created on the first save. */
export const caseReports = pgTable('case_reports', {
  id: id(),
  platformId: uuid()
    .notNull()
    .unique()
    .references(() => taskPlatforms.id, { onDelete: 'cascade' }),
  status: text().$type<ReportStatus>().notNull(),
  /** Content not yet provided, as JSON. */
  draft: text(),
  draftBy: uuid().references(() => users.id),
  /** Incremented by saves and versions; see decision 0074. */
  revision: integer().notNull(),
  draftedAt: instant(),
});

/** Provided versions; only dates and the update request are added later. */
export const caseReportVersions = pgTable(
  'case_report_versions',
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => caseReports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** JSON. */
    content: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    sentAt: instant().notNull(),
    openedAt: instant(),
    acceptedAt: instant(),
    /** The parts the vendor wants updated, and why; `null` until an update is requested. */
    updateParts: jsonb().$type<ReportPart[]>(),
    updateReason: text(),
    updateRequestedAt: instant(),
  },
  (table) => [unique().on(table.reportId, table.number), index().on(table.createdBy)],
);
