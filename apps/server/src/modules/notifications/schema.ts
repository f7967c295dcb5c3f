import type { NotificationParameters } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Orders notifications created in the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `null` for notifications from the platform. */
    senderId: uuid().references(() => users.id),
    /** `identity-function-action`. */
    code: text().notNull(),
    parameters: jsonb().$type<NotificationParameters>().notNull(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.recipientId, table.ordinal),
    index('notifications_unread_index').on(table.recipientId).where(sql`${table.readAt} is null`),
    index().on(table.senderId),
  ],
);
