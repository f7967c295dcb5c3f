import type { AbuseDecision, AbuseReason } from '@paidang/contract/vocabulary';
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** What somebody has reported, with the text as it was then. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: id(),
    /** The order of the console's list, and the cursor of its pages. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    place: text().$type<'chat' | 'comment'>().notNull(),
    /** The message or comment; it may be deleted by now. */
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
    /** Names of the files that came with it. */
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
