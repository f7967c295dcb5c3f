import { channels, events } from '@paidang/contract/calls';
import type { Notification, NotificationListMeta } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { canBeNotificationTarget, leadsTo, type PageLocation } from '@paidang/contract/notifications';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import {
  countNotifications,
  countUnread,
  insertNotifications,
  listNotifications,
  listUnread,
  listUnreadAbout,
  markAllRead,
  markGone,
  markInvitationRead,
  markRead,
  markTheseRead,
  type NotificationPage,
  type RemovedPlace,
} from './store';

/**
 * Adds a notification for each recipient; after the commit it appears on their open pages.
 *
 * @returns the notifications by recipient
 */
export async function addNotifications(
  tx: Transaction,
  recipientIds: readonly string[],
  notification: Pick<Parameters<typeof insertNotifications>[1][number], 'senderId' | 'code' | 'parameters'>,
): Promise<ReadonlyMap<string, Notification>> {
  const added = await insertNotifications(
    tx.db,
    recipientIds.map((recipientId) => ({ ...notification, recipientId, createdAt: tx.now })),
  );
  for (const [recipientId, one] of added) tx.publish(channels.user(recipientId), events.newNotification, one);
  return added;
}

/** A page of a user's notifications. The unread count covers all of them, because the bell shows it. */
export async function notificationPage(
  { db }: Transaction,
  userId: string,
  page: NotificationPage,
): Promise<{ data: Notification[]; meta: NotificationListMeta }> {
  const data = await listNotifications(db, userId, page);
  const total = await countNotifications(db, userId, page.filter);
  const unread = await countUnread(db, userId);
  return {
    data,
    meta: {
      current_page: page.page,
      last_page: Math.max(1, Math.ceil(total / page.perPage)),
      has_unread: unread > 0,
      unread_count: unread,
    },
  };
}

/** Notifications about invitations, which are listed separately. */
export const newestInvitations = ({ db }: Transaction, userId: string): Promise<Notification[]> =>
  listNotifications(db, userId, {
    page: 1,
    perPage: limits.notifications.invitationPageSize,
    filter: 'invitations',
  });

/** A user's unread notifications, newest first, at most one page. */
export const unreadNotifications = ({ db }: Transaction, userId: string): Promise<Notification[]> =>
  listUnread(db, userId, limits.notifications.pageSize);

/** Makes the user's open pages reload their notifications. */
const announceReading = (tx: Transaction, userId: string): void =>
  tx.publish(channels.user(userId), events.notificationsRead, {});

/** @throws 0404 for another user's notification */
export async function readNotification(tx: Transaction, userId: string, id: string): Promise<Notification> {
  const notification = await markRead(tx.db, userId, id, tx.now);
  if (!notification) throw notFound();
  announceReading(tx, userId);
  return notification;
}

/** Redirects notifications about a removed task or platform to the project, on open pages too. */
export async function forgetPlace(
  tx: Transaction,
  recipientIds: readonly string[],
  removed: RemovedPlace,
): Promise<void> {
  for (const userId of await markGone(tx.db, recipientIds, removed)) announceReading(tx, userId);
}

/** Marks an answered or ended invitation as read, so that it no longer counts as unread. */
export async function readInvitation(tx: Transaction, userId: string, invitationId: string): Promise<void> {
  await markInvitationRead(tx.db, userId, invitationId, tx.now);
  announceReading(tx, userId);
}

export async function readAllNotifications(tx: Transaction, userId: string): Promise<void> {
  await markAllRead(tx.db, userId, tx.now);
  announceReading(tx, userId);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Marks notifications that link to the open page as read. @returns the unread count */
export async function readPlace(tx: Transaction, userId: string, place: PageLocation): Promise<number> {
  if (!canBeNotificationTarget(place.path)) return countUnread(tx.db, userId);
  const named = [...new Set(place.path.toLowerCase().match(uuid))];
  const unread = await listUnreadAbout(tx.db, userId, named);
  const read = unread.filter((notification) => leadsTo(notification, place)).map((notification) => notification.uuid);
  if (read.length === 0) return countUnread(tx.db, userId);
  await markTheseRead(tx.db, userId, read, tx.now);
  announceReading(tx, userId);
  return countUnread(tx.db, userId);
}
