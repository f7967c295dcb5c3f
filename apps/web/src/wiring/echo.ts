import { createEcho } from '@paidang/chat/echo';
import { realtime } from '../config/realtime';
import { isSessionGood } from '../data/session-check';
import { useSession } from '../stores/session';
import { hasUnsavedWork } from '../stores/unsaved';
import { mayReload } from './subscription-error';

/** Opens the connection shared by chat, notifications and steps. */
export const openEcho = () => createEcho({ ...realtime, getToken: () => useSession.getState().token });

/**
 * Handles a refused channel: reloading fixes a stale page; otherwise polling continues. An ended session is reported
 * instead: after a reload the user would be a guest and not learn why.
 */
export async function onSubscriptionError(reload = () => window.location.reload()): Promise<void> {
  if (!mayReload({ storage: sessionStorage, now: Date.now(), busy: hasUnsavedWork() })) return;
  if ((await isSessionGood()) && !hasUnsavedWork()) reload();
}
