import type { Notification, NotificationListMeta } from '@paidang/contract/entities';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import {
  countNotifications,
  countUnread,
  listNotifications,
  markAllRead,
  markInvitationRead,
  markRead,
  type NotificationPage,
} from './store';

/** A page of somebody's notifications; what is unread is told of all of them, since the bell stands for all. */
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

/** @throws 0404 for a notification of somebody else. */
export async function readNotification({ db, now }: Transaction, userId: string, id: string): Promise<Notification> {
  const notification = await markRead(db, userId, id, now);
  if (!notification) throw notFound();
  return notification;
}

/** An invitation that waits for nobody any more is no news. */
export async function readInvitation({ db, now }: Transaction, userId: string, invitationId: string): Promise<void> {
  await markInvitationRead(db, userId, invitationId, now);
}

export async function readAllNotifications({ db, now }: Transaction, userId: string): Promise<void> {
  await markAllRead(db, userId, now);
}
