import { guidesBase, isGuided } from '@paidang/contract/routes';
import { useGuide } from '../stores/guide';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { createClient } from './client';
import { failures } from './failures';

/** The app's client. */
export const { request, open } = createClient({
  getToken: () => useSession.getState().token,
  getSocketId: () => useLive.getState().echo?.socketId(),
  baseOf: (route) => (useGuide.getState().isOn && isGuided(route) ? guidesBase : ''),
  onFailure: failures.emit,
});
