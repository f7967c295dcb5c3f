import type { Notification, NotificationParameters } from '../entities';
import { codeOf, notificationCodes, notificationTarget } from './catalogue';
import { notificationKind } from './kinds';

/** What a user currently has open. */
export interface PageLocation {
  /** Path and query of the page. */
  readonly path: string;
  /** Whether the comments are open; comment notifications are only marked as read if they are. */
  readonly comments: boolean;
}

/** Query parameters that distinguish places. */
const tellsApart = ['id', 'task_uuid', 'tab'] as const;
/** Optional in addresses: a page without it chooses a platform itself. */
const platform = 'platform';

function urlOf(path: string): URL | null {
  try {
    return new URL(path, 'https://paidang.invalid');
  } catch {
    return null;
  }
}

/** All pages a script is edited on count as one place. */
const pageOf = ({ pathname }: URL): string => pathname.replace(/^(\/draft\/[^/]+)\/.*$/, '$1').replace(/\/+$/, '');

const anything: NotificationParameters = {
  task_uuid: '*',
  task_type: '*',
  platform_uuid: '*',
  report_uuid: '*',
  proposal_uuid: '*',
  reward_uuid: '*',
};

let pages: readonly RegExp[] | undefined;

/** One expression per address format in the catalogue. */
function knownPages(): readonly RegExp[] {
  const targets = notificationCodes.map((code) => {
    const [identity = '', fn = '', action = ''] = code.split('-');
    return urlOf(notificationTarget({ code: { identity, function: fn, action }, parameters: anything }));
  });
  const shapes = new Set(targets.flatMap((target) => (target ? pageOf(target) : [])));
  return [...shapes].map((shape) => new RegExp(`^${shape.replaceAll('*', '[^/]+')}$`));
}

/** Whether any notification can link to this page. */
export function canBeNotificationTarget(path: string): boolean {
  pages ??= knownPages();
  const here = urlOf(path);
  return here !== null && pages.some((page) => page.test(pageOf(here)));
}

function isSame(target: URL, here: URL): boolean {
  if (pageOf(target) !== pageOf(here)) return false;
  if (tellsApart.some((name) => target.searchParams.get(name) !== here.searchParams.get(name))) return false;
  const [wanted, shown] = [target, here].map(({ searchParams }) => searchParams.get(platform));
  return !wanted || !shown || wanted === shown;
}

/**
 * Whether a notification is about what the user has open.
 *
 * @example leadsTo(notification, { path: '/outline/0198…?index=0', comments: true })
 */
export function leadsTo(
  notification: Pick<Notification, 'code' | 'parameters'>,
  { path, comments }: PageLocation,
): boolean {
  const isAboutComment = notificationKind(codeOf(notification), notification.parameters) === 'comments';
  if (isAboutComment && !comments) return false;
  const [target, here] = [urlOf(notificationTarget(notification)), urlOf(path)];
  return target !== null && here !== null && isSame(target, here);
}
