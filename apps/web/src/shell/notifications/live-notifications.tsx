import { useCallback, useEffect, useRef } from 'react';
import { useNotifications } from '../../data/notifications';
import { lazyExtra } from '../../shared/lazy-extra';
import { useLiveNotifications } from '../../stores/live-notifications';
import { useShell } from '../../stores/shell';
import { labels } from '../labels';
import { createChime } from './chime';

const LivePopup = lazyExtra(() => import('./live-popup'));

/** Popups of notifications as they come in, with their sound. */
export function LiveNotifications() {
  const { live, arrive, dismiss } = useLiveNotifications();
  const { notifications, isLoading, read } = useNotifications();
  const chime = useRef<ReturnType<typeof createChime> | null>(null);
  const since = useRef(new Date().toISOString());

  useEffect(() => {
    const made = createChime();
    chime.current = made;
    return made.close;
  }, []);

  useEffect(() => {
    if (isLoading) return;
    for (const one of notifications) if (!one.is_read && one.created_at > since.current) arrive(one);
  }, [notifications, isLoading, arrive]);

  const newest = live.at(-1)?.uuid;
  useEffect(() => {
    if (newest && !useShell.getState().muted) chime.current?.play();
  }, [newest]);

  const follow = useCallback(
    (uuid: string) => {
      dismiss(uuid);
      void read(uuid);
    },
    [dismiss, read],
  );

  return (
    <section
      aria-label={labels.notifications.live}
      aria-live="polite"
      className="pointer-events-none fixed bottom-6 left-6 z-(--pd-z-toast) grid w-96 max-w-[calc(100vw-32px)] gap-3 max-sm:bottom-4 max-sm:left-4"
    >
      {live.map((notification) => (
        <LivePopup key={notification.uuid} notification={notification} onFollow={follow} onClose={dismiss} />
      ))}
    </section>
  );
}
