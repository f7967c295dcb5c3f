import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { PageLocation } from '@paidang/contract/notifications';
import { notificationRoutes } from '@paidang/contract/routes';
import { useEffect } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { usePageIsReadable } from '../stores/settled';
import { request } from './api';
import { useRefetchDiscarded } from './resource';

const keyOf = (page: number) => ['notifications', page + 1] as const;

type Page = Awaited<ReturnType<typeof fetchPage>>;

/** Nobody asked for what is polled: a lost connection is told by the panel when somebody looks, not at every try. */
export const ownFailures = [0] as const;

const fetchPage = ([, page]: readonly [string, number]) =>
  request(notificationRoutes.list, {
    // Invitations have a list of their own, of one page: they come with the first of these.
    query: { page, invitation: '0', ...(page === 1 ? { with_invitations: '1' as const } : {}) },
    handles: ownFailures,
  });

/** What failed is tried again by the next poll. */
const polled = { shouldRetryOnError: false } as const;

/** What is being told to the server of what was read. */
const readings = new Set<Promise<unknown>>();

function whileReading<Told>(told: Promise<Told>): Promise<Told> {
  readings.add(told);
  const done = () => readings.delete(told);
  told.then(done, done);
  return told;
}

/** Notifications, ten at a time. */
export function useNotifications() {
  const { mutate: mutateAny } = useSWRConfig();
  const refresh = () => refreshNotifications(mutateAny);
  const isSettled = usePageIsReadable((state) => state.isSettled);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (page, previous: Page | null) => (!isSettled || (previous && page >= previous.meta.last_page) ? null : keyOf(page)),
    fetchPage,
    {
      ...polled,
      revalidateFirstPage: true,
      persistSize: true,
      // What is being read is told first: the list would come back as unread.
      onDiscarded: useRefetchDiscarded(() => Promise.allSettled(readings).then(refresh)),
    },
  );
  const pages = data ?? [];
  const last = pages.at(-1)?.meta;
  /** Marks them as read on screen, in both lists. */
  const show = (isRead: (one: Notification) => boolean, left: (unread: number) => number) =>
    mutate((pages) => withRead(pages, isRead, left), { revalidate: false });
  return {
    notifications: unique(pages.flatMap((page) => page.data)),
    /** The first page, once it has come. */
    newest: pages[0]?.data,
    /** Invitations to collaborate, which have a list of their own and are counted with the others; once they have come. */
    invitations: pages[0]?.meta.invitations,
    unread: pages[0]?.meta.unread_count ?? 0,
    isLoading,
    /** Nothing has come, and the last try failed. */
    hasFailed: data === undefined && error !== undefined,
    /** Tries again, both lists. */
    refresh,
    isLoadingMore: isValidating && pages.length < size,
    hasMore: last ? last.current_page < last.last_page : false,
    loadMore: () => setSize(size + 1),
    /** Marks one as read, on screen at once. */
    read: async ({ uuid, is_read }: Pick<Notification, 'uuid' | 'is_read'>) => {
      if (is_read) return;
      await show(
        (one) => one.uuid === uuid,
        (unread) => Math.max(0, unread - 1),
      );
      await whileReading(
        request(notificationRoutes.read, { params: { notification: uuid }, keepalive: true, pressed: false }),
      ).catch(refresh);
    },
    /** Marks as read what leads to a place, on screen at once. */
    readPlace: async (place: PageLocation, isThere: (one: Notification) => boolean) => {
      const isRead = (one: Notification) => !one.is_read && isThere(one);
      const known = pages.flatMap((page) => page.data).filter(isRead).length;
      await show(isRead, (unread) => Math.max(0, unread - known));
      const asked = whileReading(request(notificationRoutes.readPlace, { body: place, handles: 'all' }));
      const left = await asked.then(({ data }) => data.unread_count).catch(refresh);
      // Reading makes no more of them: whoever marked all as read meanwhile is not told of those that were left before.
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
      await whileReading(request(notificationRoutes.readAll)).catch(refresh);
    },
  };
}

/**
 * Asks for notifications again and again. The tab that is hidden shows by its icon and sounds that there are some, and
 * SWR's own polling ends in hidden tabs and after an error.
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

/** Fetches the list again, for example when a socket brought a new one. */
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
