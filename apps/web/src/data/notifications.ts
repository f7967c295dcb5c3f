import { notificationCalls } from '@paidang/contract/calls';
import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import useSWR, { type ScopedMutator } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { request } from './api';

const keyOf = (page: number) => ['notifications', page + 1] as const;

type Page = Awaited<ReturnType<typeof fetchPage>>;

const fetchPage = ([, page]: readonly [string, number]) =>
  request(notificationCalls.list, { query: { page, invitation: '0' } });

/** Notifications, ten at a time, polled. */
export function useNotifications() {
  const { data, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (page, previous: Page | null) => (previous && page >= previous.meta.last_page ? null : keyOf(page)),
    fetchPage,
    { refreshInterval: limits.polling, revalidateFirstPage: true, persistSize: true },
  );
  const pages = data ?? [];
  const last = pages.at(-1)?.meta;
  return {
    notifications: unique(pages.flatMap((page) => page.data)),
    unread: pages[0]?.meta.unread_count ?? 0,
    isLoading,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: last ? last.current_page < last.last_page : false,
    loadMore: () => setSize(size + 1),
    /** Marks one as read, on screen at once. */
    read: async (uuid: string) => {
      await mutate((pages) => withRead(pages, (one) => one.uuid === uuid), { revalidate: false });
      await request(notificationCalls.read, { params: { notification: uuid }, keepalive: true }).catch(() => mutate());
    },
    readAll: async () => {
      await mutate(allRead, { revalidate: false });
      await request(notificationCalls.readAll).catch(() => mutate());
    },
  };
}

const invitationsKey = ['notifications', 'invitations'] as const;

/** Invitations to collaborate, polled with the others. */
export const useInvitationNotifications = () =>
  useSWR(
    invitationsKey,
    async () => {
      const query = { page: 1, per_page: limits.notifications.invitationPageSize, invitation: '1' as const };
      return (await request(notificationCalls.list, { query })).data;
    },
    { refreshInterval: limits.polling },
  );

const unique = (notifications: Notification[]): Notification[] => [
  ...new Map(notifications.map((one) => [one.uuid, one])).values(),
];

/** Fetches the list again, for example when a socket brought a new one. */
export const refreshNotifications = (mutate: ScopedMutator) =>
  Promise.all([mutate(unstable_serialize(keyOf)), mutate(invitationsKey), mutate(['invitations'])]);

/** Invitations, which have a list of their own, are counted and read with the others. */
const allRead = (pages: Page[] | undefined): Page[] | undefined =>
  withRead(pages, () => true)?.map(({ data, meta }) => ({
    data,
    meta: { ...meta, unread_count: 0, has_unread: false },
  }));

const withRead = (pages: Page[] | undefined, isRead: (one: Notification) => boolean): Page[] | undefined => {
  const newlyRead = pages?.flatMap((page) => page.data).filter((one) => !one.is_read && isRead(one)).length ?? 0;
  return pages?.map(({ data, meta }) => {
    const unread_count = Math.max(0, meta.unread_count - newlyRead);
    return {
      data: data.map((one) => (isRead(one) ? { ...one, is_read: true } : one)),
      meta: { ...meta, unread_count, has_unread: unread_count > 0 },
    };
  });
};
