import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, pageTitle } from '../../config/titles';
import { usePageSubject } from '../../stores/page-subject';

export interface DocumentHeadProps {
  /** Number of unread notifications. */
  unread: number;
}

/** Title and icon of the tab: the current page, and whether anything is unread. */
export function DocumentHead({ unread }: DocumentHeadProps) {
  const { pathname } = useLocation();
  const { title, subject } = usePageSubject();

  useEffect(() => {
    document.title = documentTitle(title ?? pageTitle(pathname), unread, subject);
  }, [pathname, title, unread, subject]);

  const icon = unread > 0 ? '/favicon-unread.svg' : '/favicon.svg';
  useEffect(() => {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', icon);
  }, [icon]);

  return null;
}
