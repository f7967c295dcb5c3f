import { createEcho } from '@paidang/chat/echo';
import { realtime } from '../config/realtime';
import { isSessionGood } from '../data/session-check';
import { useSession } from '../stores/session';
import { hasUnsavedWork } from '../stores/unsaved';
import { mayReload } from './subscription-error';

/** Opens the connection that chat, notifications and steps share. */
export const openEcho = () => createEcho({ ...realtime, getToken: () => useSession.getState().token });

/**
 * A channel was refused: starting anew heals a stale page; otherwise polling goes on. A session that has ended is told
 * first: a page that starts with it is a guest's, who would not learn why.
 */
export async function onSubscriptionError(reload = () => window.location.reload()): Promise<void> {
  if (!mayReload({ storage: sessionStorage, now: Date.now(), busy: hasUnsavedWork() })) return;
  if ((await isSessionGood()) && !hasUnsavedWork()) reload();
}
