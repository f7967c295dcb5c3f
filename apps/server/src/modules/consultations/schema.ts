import type { ConsultationStatus, ConsultationTopic } from '@paidang/contract/vocabulary';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** Consultations sent by visitors. */
export const consultations = pgTable(
  'consultations',
  {
    id: id(),
    /** Sort key of the console's list, and its page cursor. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    status: text().$type<ConsultationStatus>().notNull().default('open'),
    topic: text().$type<ConsultationTopic>().notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    note: text().notNull().default(''),
    /** The member of staff who handles it. */
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [index().on(table.ordinal), index().on(table.status, table.ordinal), index().on(table.takenBy)],
);

/** Answers mailed to visitors. Append-only. */
export const consultationAnswers = pgTable(
  'consultation_answers',
  {
    id: id(),
    consultationId: uuid()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.consultationId, table.createdAt), index().on(table.authorId)],
);
