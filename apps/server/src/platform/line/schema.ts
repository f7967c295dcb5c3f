import type { messagingApi } from '@line/bot-sdk';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';
import type { LineFailureReason } from './line-failure';

/** `kept`: no official account is configured, so the message stays in the outbox. */
export const lineStatus = pgEnum('line_status', ['pending', 'accepted', 'kept', 'failed']);

/** LINE messages exactly as they are sent. The id is the retry key. */
export const lineOutbox = pgTable(
  'line_outbox',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The recipient's LINE user id. */
    recipient: text().notNull(),
    message: jsonb().$type<messagingApi.FlexMessage>().notNull(),
    status: lineStatus().notNull().default('pending'),
    reason: text().$type<LineFailureReason>(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('line_outbox_due_index').on(table.nextAttemptAt).where(sql`${table.status} = 'pending'`)],
);
