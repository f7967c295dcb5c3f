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

/** Reminders sent for a step's date, so that nobody is reminded twice. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    stepId: step(),
    recipientId: person(),
    /** A moved date counts as a different one. */
    due: date({ mode: 'string' }).notNull(),
    stage: text().$type<ReminderStage>().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stepId, table.recipientId, table.due, table.stage] }),
    index().on(table.recipientId),
  ],
);

/** Nudges by the other side, one a day per step. */
export const nudges = pgTable(
  'nudges',
  {
    id: id(),
    stepId: step(),
    senderId: person(),
    /** The day in Taipei on which it was sent. */
    day: date({ mode: 'string' }).notNull(),
    /** When the other side is notified: immediately, or in the morning. */
    arrivesAt: instant().notNull(),
    /** `null` until the notification was sent, or dropped because the step had moved on. */
    settledAt: instant(),
  },
  (table) => [
    unique().on(table.stepId, table.senderId, table.day),
    index().on(table.arrivesAt),
    index().on(table.senderId),
  ],
);
