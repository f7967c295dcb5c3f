import type { Notification, NotificationParameters } from '../entities';
import { codeOf, notificationCodes, notificationTarget } from './catalogue';
import { notificationKind } from './kinds';

/** Where somebody is. */
export interface NotificationPlace {
  /** Path and query of the page. */
  readonly path: string;
  /** Its comments are open, so that what is said of them is read too. */
  readonly comments: boolean;
}

/** Of the query, what makes one place another. */
const tellsApart = ['id', 'task_uuid', 'tab'] as const;
/** Named by some addresses only: a page without it shows one by itself. */
const platform = 'platform';

function urlOf(path: string): URL | null {
  try {
    return new URL(path, 'https://paidang.invalid');
  } catch {
    return null;
  }
}

/** A script is one place, whichever of its pages it is written on. */
const pageOf = ({ pathname }: URL): string => pathname.replace(/^(\/draft\/[^/]+)\/.*$/, '$1').replace(/\/+$/, '');

const anything: NotificationParameters = {
  task_uuid: '*',
  task_type: '*',
  platform_uuid: '*',
  report_uuid: '*',
  proposal_uuid: '*',
};

let pages: readonly RegExp[] | undefined;

/** A page for each shape of address the catalogue has. */
function knownPages(): readonly RegExp[] {
  const targets = notificationCodes.map((code) => {
    const [identity = '', fn = '', action = ''] = code.split('-');
    return urlOf(notificationTarget({ code: { identity, function: fn, action }, parameters: anything }));
  });
  const shapes = new Set(targets.flatMap((target) => (target ? pageOf(target) : [])));
  return [...shapes].map((shape) => new RegExp(`^${shape.replaceAll('*', '[^/]+')}$`));
}

/** Whether notifications lead to this page at all. */
export function isNotificationPlace(path: string): boolean {
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
 * Whether somebody who is at this place has what the notification speaks of before them.
 *
 * @example leadsTo(notification, { path: '/outline/0198…?index=0', comments: true })
 */
export function leadsTo(
  notification: Pick<Notification, 'code' | 'parameters'>,
  { path, comments }: NotificationPlace,
): boolean {
  const isAboutComment = notificationKind(codeOf(notification), notification.parameters) === 'comments';
  if (isAboutComment && !comments) return false;
  const [target, here] = [urlOf(notificationTarget(notification)), urlOf(path)];
  return target !== null && here !== null && isSame(target, here);
}
