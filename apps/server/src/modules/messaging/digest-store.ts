import type { AccountRole } from '@paidang/contract/vocabulary';
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { notifications } from '../notifications/schema';
import { users } from '../users/schema';
import type { PushContent } from './push-store';

export interface Unread extends PushContent {
  readonly recipientId: string;
  readonly name: string;
  readonly email: string;
  readonly role: AccountRole;
}

export const unreadColumns = {
  recipientId: notifications.recipientId,
  name: users.name,
  email: users.email,
  role: users.role,
  code: notifications.code,
  parameters: notifications.parameters,
};

/** Unread notifications of active users from the given period, oldest first. */
export const unreadBetween = (db: Database, from: Date, to: Date): Promise<Unread[]> =>
  db
    .select(unreadColumns)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.recipientId))
    .where(
      and(
        isNull(notifications.readAt),
        gte(notifications.createdAt, from),
        lt(notifications.createdAt, to),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(asc(notifications.ordinal));
