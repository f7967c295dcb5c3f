import type { Notification } from '@paidang/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotifications } from '../../data/notifications';
import { untilLoaded } from '../../shared/until-loaded';
import { useGuide } from '../../stores/guide';
import { useOpenComments } from '../../stores/open-comments';
import { useUserIsPresent } from '../use-user-is-present';

const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Whether this tab is visible. */
function usePageIsVisible(): boolean {
  const [isVisible, setVisible] = useState(isPageVisible);
  useEffect(() => {
    const update = () => setVisible(isPageVisible());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/**
 * Marks notifications that lead to the current page as read: those present on arrival, and those that arrive while the user is
 * there. A page that was opened without any user input reads nothing for the first seconds.
 */
export function useMarkHereAsRead(): void {
  const { pathname, search } = useLocation();
  const comments = useOpenComments((state) => state.isOpen);
  const isGuide = useGuide((state) => state.isOn);
  const isVisible = usePageIsVisible();
  const isHere = useUserIsPresent();
  const { notifications, invitations = [], unread, readPlace } = useNotifications();
  const waiting = [...notifications, ...invitations].filter(({ is_read }) => !is_read);
  const news = waiting.map(({ uuid }) => uuid).join(' ');
  const isMore = unread > waiting.length;
  const latest = useRef({ waiting, readPlace, isMore });
  useEffect(() => {
    latest.current = { waiting, readPlace, isMore };
  });

  const path = pathname + search;
  const place = `${path} ${comments}`;
  const visited = useRef('');
  const read = useRef(new Set<string>());
  const isReading = unread > 0 && isVisible && isHere && !isGuide;
  useEffect(() => {
    if (!isReading) return;
    const leaving = new AbortController();
    const readHere = async () => {
      // Contains the texts and addresses of all notifications: load it only if there are unread ones.
      const loaded = await untilLoaded(() => import('@paidang/contract/notifications'), leaving.signal);
      if (!loaded?.canBeNotificationTarget(path)) return;
      const isThere = (one: Notification) => loaded.leadsTo(one, { path, comments });
      const fresh = latest.current.waiting.filter((one) => news.includes(one.uuid) && isThere(one));
      const isFirst = visited.current !== place;
      // Unread notifications beyond the loaded list are known only to the server: if there are any, ask it once per visit.
      const isNews = isFirst
        ? fresh.length > 0 || latest.current.isMore
        : fresh.some(({ uuid }) => !read.current.has(uuid));
      if (!isNews) return;
      visited.current = place;
      for (const { uuid } of fresh) read.current.add(uuid);
      await latest.current.readPlace({ path, comments }, isThere);
    };
    void readHere();
    return () => leaving.abort();
  }, [isReading, path, comments, place, news]);
}
