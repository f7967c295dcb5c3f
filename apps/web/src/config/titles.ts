import { patterns } from '@paidang/contract/pages';
import { capCount } from '@paidang/contract/rules';
import { matchPath } from 'react-router-dom';
import { notFound, pageTitles, tabTitle } from '#labels/titles';

const titles: Partial<Record<string, string>> = pageTitles;

/** The title of the page at a path. */
export function pageTitle(pathname: string): string {
  const name = Object.entries(patterns).find(([name, pattern]) => titles[name] && matchPath(pattern, pathname))?.[0];
  return titles[name ?? ''] ?? notFound;
}

/**
 * Title of the browser tab: the page, and the project it is about.
 *
 * @example documentTitle('創意大綱', 3, '夜間修護精華') // '(3) 創意大綱・夜間修護精華｜拍檔'
 */
export const documentTitle = (page: string, unread = 0, subject: string | null = null): string =>
  tabTitle(page, unread > 0 ? capCount(unread) : '', subject);
