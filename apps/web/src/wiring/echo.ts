import { createEcho } from '@paidang/chat/echo';
import { realtime } from '../config/realtime';
import { useSession } from '../stores/session';
import { hasUnsavedWork } from '../stores/unsaved';
import { mayReload } from './subscription-error';

/** Opens the connection that chat, notifications and steps share. */
export const openEcho = () => createEcho({ ...realtime, getToken: () => useSession.getState().token });

/** A channel was refused: starting anew heals a stale session; otherwise polling goes on. */
export function onSubscriptionError(): void {
  if (mayReload({ storage: sessionStorage, now: Date.now(), busy: hasUnsavedWork() })) window.location.reload();
}
