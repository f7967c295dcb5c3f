import type { ReminderStage } from '@paidang/contract/rules';
import { date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

const step = () =>
  uuid()
    .notNull()
    .references(() => steps.id, { onDelete: 'cascade' });
const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who has been reminded of which date of a step, so that nobody is twice. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    stepId: step(),
    recipientId: person(),
    /** A date that was moved is another one. */
    due: date({ mode: 'string' }).notNull(),
    stage: text().$type<ReminderStage>().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stepId, table.recipientId, table.due, table.stage] }),
    index().on(table.recipientId),
  ],
);

/** Reminders by the other side; one a day for each step. */
export const nudges = pgTable(
  'nudges',
  {
    id: id(),
    stepId: step(),
    senderId: person(),
    /** The day in Taipei it was said on. */
    day: date({ mode: 'string' }).notNull(),
    /** When the other side is told: at once, or in the morning. */
    arrivesAt: instant().notNull(),
    /** Empty until it was told, or came to nothing because the step had moved on. */
    settledAt: instant(),
  },
  (table) => [
    unique().on(table.stepId, table.senderId, table.day),
    index().on(table.arrivesAt),
    index().on(table.senderId),
  ],
);
