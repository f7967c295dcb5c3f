import * as z from 'zod';
import { Notification, NotificationListMeta } from '../entities';
import { limits } from '../limits';
import type { Schemas } from './call';

export const notificationSchemas = {
  list: {
    summary: '通知，新的在前',
    query: z.object({
      page: z.coerce.number().int().min(1).max(limits.integer).default(1),
      per_page: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.notifications.invitationPageSize)
        .default(limits.notifications.pageSize),
      /** `1`: only collaboration invitations; `0`: everything else. */
      invitation: z.enum(['0', '1']).optional(),
      /** `1`: collaboration invitations are returned separately in `meta`, at most one page of them. */
      with_invitations: z.enum(['0', '1']).optional(),
    }),
    data: z.array(Notification),
    meta: NotificationListMeta,
  },
  read: {
    summary: '標為已讀',
    params: z.object({ notification: z.uuid() }),
    data: Notification,
  },
  readAll: {
    summary: '全部標為已讀',
    data: z.null(),
  },
  readPlace: {
    summary: '看過一個頁面，通往那裡的通知標為已讀',
    body: z.object({
      /** Path and query of the page. */
      path: z.string().max(limits.notifications.pathLength),
      /** Whether the comments of the page are open as well. */
      comments: z.boolean(),
    }),
    data: NotificationListMeta.pick({ has_unread: true, unread_count: true }),
  },
} satisfies Schemas;
