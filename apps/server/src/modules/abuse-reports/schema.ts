import type { AbuseDecision, AbuseReason } from '@paidang/contract/vocabulary';
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Abuse reports, each with the reported text as it was at the time. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: id(),
    /** Sort key of the console's list, and its page cursor. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    place: text().$type<'chat' | 'comment'>().notNull(),
    /** The reported message or comment, which may have been deleted since. */
    subjectId: uuid().notNull(),
    /** The chat room, or the step of the comment. */
    containerId: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<AbuseReason>().notNull(),
    note: text().notNull(),
    text: text().notNull(),
    /** Names of the attached files. */
    files: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    decision: text().$type<AbuseDecision>(),
    decisionReason: text().notNull().default(''),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (table) => [
    unique().on(table.subjectId, table.reporterId),
    index().on(table.decidedAt, table.ordinal),
    index().on(table.authorId),
    index().on(table.reporterId),
    index().on(table.decidedBy),
  ],
);
