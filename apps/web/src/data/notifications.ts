import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { PageLocation } from '@paidang/contract/notifications';
import { notificationRoutes } from '@paidang/contract/routes';
import { useEffect } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { usePageIsReadable } from '../stores/page-is-readable';
import { request } from './api';
import { useRefetchDiscarded } from './resource';

const keyOf = (page: number) => ['notifications', page + 1] as const;

type Page = Awaited<ReturnType<typeof fetchPage>>;

/** Polling is not a user action: the panel shows a lost connection when opened, instead of an error for every attempt. */
export const ownFailures = [0] as const;

const fetchPage = ([, page]: readonly [string, number]) =>
  request(notificationRoutes.list, {
    // Invitations have a separate list of a single page: it is delivered with the first page of notifications.
    query: { page, invitation: '0', ...(page === 1 ? { with_invitations: '1' as const } : {}) },
    handles: ownFailures,
  });

/** Failures are retried by the next poll. */
const polled = { shouldRetryOnError: false } as const;

/** Requests in flight that mark notifications as read. */
const pendingReads = new Set<Promise<unknown>>();

function trackRead<Result>(call: Promise<Result>): Promise<Result> {
  pendingReads.add(call);
  const done = () => pendingReads.delete(call);
  call.then(done, done);
  return call;
}

/** Notifications, ten at a time. */
export function useNotifications() {
  const { mutate: mutateAny } = useSWRConfig();
  const refresh = () => refreshNotifications(mutateAny);
  const isReadable = usePageIsReadable((state) => state.isReadable);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (page, previous: Page | null) =>
      !isReadable || (previous && page >= previous.meta.last_page) ? null : keyOf(page),
    fetchPage,
    {
      ...polled,
      revalidateFirstPage: true,
      persistSize: true,
      // Wait for pending reads first: otherwise the list would come back as unread.
      onDiscarded: useRefetchDiscarded(() => Promise.allSettled(pendingReads).then(refresh)),
    },
  );
  const pages = data ?? [];
  const last = pages.at(-1)?.meta;
  /** Marks notifications as read on screen, in both lists. */
  const show = (isRead: (one: Notification) => boolean, left: (unread: number) => number) =>
    mutate((pages) => withRead(pages, isRead, left), { revalidate: false });
  return {
    notifications: unique(pages.flatMap((page) => page.data)),
    /** The first page, once it has loaded. */
    newest: pages[0]?.data,
    /** Invitations to collaborate, once loaded. They have a separate list and are included in the unread count. */
    invitations: pages[0]?.meta.invitations,
    unread: pages[0]?.meta.unread_count ?? 0,
    isLoading,
    /** Nothing has loaded, and the last attempt failed. */
    hasFailed: data === undefined && error !== undefined,
    /** Reloads both lists. */
    refresh,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: last ? last.current_page < last.last_page : false,
    loadMore: () => setSize(size + 1),
    /** Marks one as read, on screen immediately. */
    read: async ({ uuid, is_read }: Pick<Notification, 'uuid' | 'is_read'>) => {
      if (is_read) return;
      await show(
        (one) => one.uuid === uuid,
        (unread) => Math.max(0, unread - 1),
      );
      await trackRead(
        request(notificationRoutes.read, { params: { notification: uuid }, keepalive: true, pressed: false }),
      ).catch(refresh);
    },
    /** Marks as read all notifications that lead to a place, on screen immediately. */
    readPlace: async (place: PageLocation, isThere: (one: Notification) => boolean) => {
      const isRead = (one: Notification) => !one.is_read && isThere(one);
      const known = pages.flatMap((page) => page.data).filter(isRead).length;
      await show(isRead, (unread) => Math.max(0, unread - known));
      const asked = trackRead(request(notificationRoutes.readPlace, { body: place, handles: 'all' }));
      const left = await asked.then(({ data }) => data.unread_count).catch(refresh);
      // Reading cannot increase the count: if the user marked all as read in the meantime, ignore the older, higher count.
      if (typeof left === 'number')
        await show(
          () => false,
          (unread) => Math.min(unread, left),
        );
    },
    readAll: async () => {
      await show(
        () => true,
        () => 0,
      );
      await trackRead(request(notificationRoutes.readAll)).catch(refresh);
    },
  };
}

/**
 * Polls notifications. Not with SWR's own polling, which stops in hidden tabs and after an error: a hidden tab must still
 * announce notifications by its icon and by sound.
 */
export function useNotificationPolling(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const timer = setInterval(() => void refreshNotifications(mutate), limits.polling);
    return () => clearInterval(timer);
  }, [mutate]);
}

const unique = (notifications: Notification[]): Notification[] => [
  ...new Map(notifications.map((one) => [one.uuid, one])).values(),
];

/** Fetches the list again, for example after the socket delivered a new one. */
export const refreshNotifications = (mutate: ScopedMutator) =>
  Promise.all([mutate(unstable_serialize(keyOf)), mutate(['invitations'])]);

const markedAsRead = (list: Notification[], isRead: (one: Notification) => boolean): Notification[] =>
  list.map((one) => (isRead(one) ? { ...one, is_read: true } : one));

const withRead = (
  pages: Page[] | undefined,
  isRead: (one: Notification) => boolean,
  left: (unread: number) => number,
): Page[] | undefined =>
  pages?.map(({ data, meta }) => {
    const unread_count = left(meta.unread_count);
    const invitations = meta.invitations && markedAsRead(meta.invitations, isRead);
    return {
      data: markedAsRead(data, isRead),
      meta: { ...meta, invitations, unread_count, has_unread: unread_count > 0 },
    };
  });
