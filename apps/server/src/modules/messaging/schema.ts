import { type AskMode, askModes, type NotificationPreferences } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import type { LineFailureReason } from '../../platform/line/line-failure';
import { lineOutbox } from '../../platform/line/schema';
import { notifications } from '../notifications/schema';
import { users } from '../users/schema';

const owner = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's settings; defaults apply without a row. */
export const messagingSettings = pgTable('messaging_settings', {
  userId: owner(),
  ask: text({ enum: askModes }).$type<AskMode>().notNull(),
  preferences: jsonb().$type<Partial<NotificationPreferences>>().notNull(),
  /** Whether reminders may also be sent at night and on days off. */
  offHours: boolean().notNull().default(false),
  updatedAt: instant().notNull(),
});

/** A user's LINE account. */
export const messagingBindings = pgTable('messaging_bindings', {
  userId: owner(),
  lineUserId: text().notNull().unique(),
  displayName: text().notNull(),
  /** Whether the official account could send messages to it at the last attempt. */
  isFriend: boolean().notNull().default(true),
  boundAt: instant().notNull(),
});

export const pushState = pgEnum('push_state', [
  'queued',
  'asking',
  'cancelled',
  'sent',
  'batched',
  'delivered',
  'failed',
]);

/** Notifications that may be sent by LINE, with their state from the action until they are delivered or cancelled. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    /** `askUUID`: messages that are decided and sent together. */
    groupId: uuid().notNull(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** Function and action code of the step, such as `03001`. */
    step: text().notNull(),
    state: pushState().notNull(),
    /** When it may be sent; empty until decided. */
    sendAfter: instant(),
    /** The LINE message that contains it, possibly together with others. */
    outboxId: uuid().references(() => lineOutbox.id),
    reason: text().$type<LineFailureReason>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.notificationId),
    index().on(table.senderId, table.groupId),
    index().on(table.recipientId),
    index().on(table.outboxId),
    index('push_messages_due_index')
      .on(table.sendAfter)
      .where(sql`${table.state} in ('sent', 'batched') and ${table.outboxId} is null`),
    index('push_messages_open_index').on(table.createdAt).where(sql`${table.state} in ('queued', 'asking')`),
  ],
);

/** Notifications waiting to be mailed instantly; those of one project are sent together. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    notificationId: uuid()
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Uuid of the project, empty for notifications without one. */
    project: text().notNull(),
    /** The same for all notifications that wait for one mail. */
    sendAfter: instant().notNull(),
  },
  (table) => [index().on(table.recipientId, table.project), index().on(table.sendAfter)],
);
