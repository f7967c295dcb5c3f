import type { Notification } from '@paidang/contract/entities';
import { useCallback, useEffect, useRef } from 'react';
import { labels } from '#labels/shell';
import { useNotificationPolling, useNotifications } from '../../data/notifications';
import { lazyExtra } from '../../shared/lazy-extra';
import { useLiveNotifications } from '../../stores/live-notifications';
import { useShell } from '../../stores/shell';
import { createChime } from './chime';

const LivePopup = lazyExtra(() => import('./live-popup'));

/** Shows notifications that were not in the list when it first loaded; compared by id, since the local clock may be wrong. */
function useArrivals(list: readonly Notification[] | undefined): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!list) return;
    const { arrive, know } = useLiveNotifications.getState();
    if (isFirst.current) know(list);
    isFirst.current = false;
    for (const one of [...list].reverse()) if (!one.is_read) arrive(one);
  }, [list]);
}

/**
 * Popups with a sound for incoming notifications. On a phone they are displayed below the toasts: the bottom of the page has the
 * buttons and fields the user is about to press.
 */
export function LiveNotifications() {
  useNotificationPolling();
  const { live, dismiss } = useLiveNotifications();
  const { newest: others, invitations, read } = useNotifications();
  useArrivals(others);
  useArrivals(invitations);
  const chime = useRef<ReturnType<typeof createChime> | null>(null);

  useEffect(() => {
    const made = createChime();
    chime.current = made;
    return made.close;
  }, []);

  const newest = live.at(-1)?.uuid;
  useEffect(() => {
    if (newest && !useShell.getState().muted) chime.current?.play();
  }, [newest]);

  const follow = useCallback(
    (notification: Notification) => {
      dismiss(notification.uuid);
      void read(notification);
    },
    [dismiss, read],
  );

  return (
    <section
      aria-label={labels.notifications.live}
      aria-live="polite"
      className="pointer-events-none fixed bottom-[calc(var(--moves-bar,0px)+max(24px,env(safe-area-inset-bottom)))] left-[max(24px,env(safe-area-inset-left))] z-(--pd-z-toast) grid w-96 max-w-[calc(100vw-32px)] gap-3 max-sm:top-36 max-sm:bottom-auto max-sm:left-4"
    >
      {live.map((notification) => (
        <LivePopup key={notification.uuid} notification={notification} onFollow={follow} onClose={dismiss} />
      ))}
    </section>
  );
}
