import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { labels } from '#labels/console';
import { useNotices } from '../../data/console';
import { showToast } from '../../stores/toasts';

/** Announces notices that arrive while the console is open, and marks those of the displayed screen as read. */
export function useRingNotices(): void {
  const { notices, read } = useNotices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!notices) return;
    const here = notices.find((one) => notificationTarget(one) === pathname);
    const isNews = (uuid: string) => known.current !== null && !known.current.has(uuid);
    for (const one of notices) {
      if (one === here || !isNews(one.uuid)) continue;
      showToast({
        title: notificationText(one),
        action: { label: labels.toNotice, onSelect: () => navigate(notificationTarget(one)) },
      });
    }
    known.current = new Set([...(known.current ?? []), ...notices.map(({ uuid }) => uuid)]);
    if (here) void read(here);
  }, [notices, pathname, navigate, read]);
}
