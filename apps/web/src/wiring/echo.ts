import { createEcho } from '@paidang/chat/echo';
import { realtime } from '../config/realtime';
import { isSessionGood } from '../data/session-check';
import { useSession } from '../stores/session';
import { hasUnsavedWork } from '../stores/unsaved';

/** Opens the connection shared by chat, notifications and steps. */
export const openEcho = () => createEcho({ ...realtime, getToken: () => useSession.getState().token });

const reloadKey = 'paidang.realtime-reload';
const reloadInterval = 60_000;

export interface ReloadGuard {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** ms since 1970 */
  now: number;
  /** A reload would lose something: a running upload or unsaved text. */
  busy: boolean;
}

/** Whether a refused channel may reload the page: at most once a minute per tab, and never if work would be lost. */
export function mayReload({ storage, now, busy }: ReloadGuard): boolean {
  if (busy) return false;
  const last = Number(storage.getItem(reloadKey) ?? 0);
  if (now - last < reloadInterval) return false;
  storage.setItem(reloadKey, String(now));
  return true;
}

/**
 * Handles a refused channel: reloading fixes a stale page; otherwise polling continues. An ended session is reported
 * instead: after a reload the user would be a guest and not learn why.
 */
export async function onSubscriptionError(reload = () => window.location.reload()): Promise<void> {
  if (!mayReload({ storage: sessionStorage, now: Date.now(), busy: hasUnsavedWork() })) return;
  if ((await isSessionGood()) && !hasUnsavedWork()) reload();
}
