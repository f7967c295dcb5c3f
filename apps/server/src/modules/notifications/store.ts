import type { Notification } from '@paidang/contract/entities';
import { actionCodes, type CodeTriple, functionCodes } from '@paidang/contract/vocabulary';
import { and, desc, eq, inArray, isNull, like, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { notifications } from './schema';

/** `invitations`: only invitations to collaborate; `others`: everything else. */
export type NotificationFilter = 'all' | 'invitations' | 'others';

export interface NotificationPage {
  readonly page: number;
  readonly perPage: number;
  readonly filter: NotificationFilter;
}

const invitationCode = `_-${functionCodes.case}-${actionCodes.invited}`;

const owned = (recipientId: string, filter: NotificationFilter): SQL | undefined => {
  const own = eq(notifications.recipientId, recipientId);
  if (filter === 'all') return own;
  return and(own, (filter === 'invitations' ? like : notLike)(notifications.code, invitationCode));
};

const columns = {
  id: notifications.id,
  recipientId: notifications.recipientId,
  code: notifications.code,
  parameters: notifications.parameters,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
  avatar: users.avatar,
};

interface NotificationRow
  extends Pick<typeof notifications.$inferSelect, 'id' | 'code' | 'parameters' | 'readAt' | 'createdAt'> {
  readonly avatar: string | null;
}

const toNotification = ({ id, code, parameters, readAt, createdAt, avatar }: NotificationRow): Notification => {
  const [identity = '', functionCode = '', action = ''] = code.split('-');
  return {
    uuid: id,
    is_read: readAt !== null,
    created_at: createdAt.toISOString(),
    avatar,
    code: { identity, function: functionCode, action },
    parameters,
  };
};

const select = (db: Database) =>
  db.select(columns).from(notifications).leftJoin(users, eq(users.id, notifications.senderId));

/** Newest first. */
export async function listNotifications(
  db: Database,
  recipientId: string,
  { page, perPage, filter }: NotificationPage,
): Promise<Notification[]> {
  const rows = await select(db)
    .where(owned(recipientId, filter))
    .orderBy(desc(notifications.ordinal))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return rows.map(toNotification);
}

export const countNotifications = (db: Database, recipientId: string, filter: NotificationFilter): Promise<number> =>
  db.$count(notifications, owned(recipientId, filter));

const unreadOf = (recipientId: string) => and(eq(notifications.recipientId, recipientId), isNull(notifications.readAt));

/** Unread notifications, newest first. */
export async function listUnread(db: Database, recipientId: string, limit: number): Promise<Notification[]> {
  const rows = await select(db).where(unreadOf(recipientId)).orderBy(desc(notifications.ordinal)).limit(limit);
  return rows.map(toNotification);
}

/** Maximum number of notifications marked per visit; the rest are marked at the next. */
const maxMarked = 500;

/** Unread notifications that mention one of these ids, newest first. */
export async function listUnreadAbout(
  db: Database,
  recipientId: string,
  ids: readonly string[],
): Promise<Notification[]> {
  const named = ids.map((id) => like(sql`${notifications.parameters}::text`, `%${id}%`));
  const rows = await select(db)
    .where(and(unreadOf(recipientId), or(...named)))
    .orderBy(desc(notifications.ordinal))
    .limit(maxMarked);
  return rows.map(toNotification);
}

export const markTheseRead = (db: Database, recipientId: string, ids: readonly string[], now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(recipientId), inArray(notifications.id, [...ids])));

export const countUnread = (db: Database, recipientId: string): Promise<number> =>
  db.$count(notifications, unreadOf(recipientId));

/** By recipient. */
export async function insertNotifications(
  db: Database,
  rows: (Omit<typeof notifications.$inferInsert, 'code'> & { code: CodeTriple })[],
): Promise<Map<string, Notification>> {
  const inserted = await db.insert(notifications).values(rows).returning({ id: notifications.id });
  const ids = inserted.map(({ id }) => id);
  const found = await select(db).where(inArray(notifications.id, ids));
  return new Map(found.map((row) => [row.recipientId, toNotification(row)]));
}

/** `null` if the recipient has no such notification. The time of the first reading is kept. */
export async function markRead(db: Database, recipientId: string, id: string, now: Date): Promise<Notification | null> {
  const own = and(eq(notifications.id, id), eq(notifications.recipientId, recipientId));
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)));
  const [row] = await select(db).where(own);
  return row ? toNotification(row) : null;
}

/** Marks notifications about an invitation of either kind as read. */
export const markInvitationRead = (db: Database, recipientId: string, invitationId: string, now: Date) => {
  const { parameters } = notifications;
  const isAbout = or(
    eq(sql`${parameters} ->> 'project_build_invitation_uuid'`, invitationId),
    eq(sql`${parameters} ->> 'project_invitation_uuid'`, invitationId),
  );
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(owned(recipientId, 'invitations'), isNull(notifications.readAt), isAbout));
};

/** Something that can be removed from a project. */
export type RemovedPlace = { readonly task_uuid: string } | { readonly platform_uuid: string };

/** Marks notifications about something removed from a project. @returns their recipients */
export async function markGone(db: Database, recipientIds: readonly string[], removed: RemovedPlace) {
  const { parameters, recipientId } = notifications;
  const rows = await db
    .update(notifications)
    .set({ parameters: sql`${parameters} || '{"is_gone": true}'` })
    .where(and(inArray(recipientId, [...recipientIds]), sql`${parameters} @> ${JSON.stringify(removed)}::jsonb`))
    .returning({ recipientId });
  return new Set(rows.map((row) => row.recipientId));
}

export const markAllRead = (db: Database, recipientId: string, now: Date) =>
  db.update(notifications).set({ readAt: now }).where(unreadOf(recipientId));
