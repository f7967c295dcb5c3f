import { notificationCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { newestInvitations, notificationPage, readAllNotifications, readNotification, readPlace } from './service';

const filters = { '0': 'others', '1': 'invitations' } as const;

export function notificationRoutes(calls: CallRegistry): void {
  calls.user(notificationCalls.list, async (tx, { user, query }) => {
    const filter = query.invitation ? filters[query.invitation] : 'all';
    const answer = await notificationPage(tx, user.id, { page: query.page, perPage: query.per_page, filter });
    if (query.with_invitations !== '1') return answer;
    return { ...answer, meta: { ...answer.meta, invitations: await newestInvitations(tx, user.id) } };
  });

  calls.user(notificationCalls.read, async (tx, { user, params }) => ({
    data: await readNotification(tx, user.id, params.notification),
  }));

  calls.user(notificationCalls.readAll, async (tx, { user }) => {
    await readAllNotifications(tx, user.id);
    return { data: null };
  });

  calls.user(notificationCalls.readPlace, async (tx, { user, body }) => {
    const unread_count = await readPlace(tx, user.id, body);
    return { data: { has_unread: unread_count > 0, unread_count } };
  });
}
