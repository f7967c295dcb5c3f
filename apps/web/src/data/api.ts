import { guidesBase, isGuided, type Route } from '@paidang/contract/routes';
import { useConsoleSession } from '../stores/console-session';
import { useGuide } from '../stores/guide';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { createClient } from './client';
import { ApiError, failures, type RequestError } from './errors';

const isStaffRoute = ({ access }: Route): boolean => access === 'platform';

function reportFailure(error: RequestError, isPressed: boolean, route: Route): void {
  if (isStaffRoute(route) && error instanceof ApiError && error.status === 401) useConsoleSession.getState().expire();
  else failures.emit(error, isPressed);
}

/** The app's client. Staff calls use the console session, all others the product session. */
export const { request, open } = createClient({
  getToken: (route) => (isStaffRoute(route) ? useConsoleSession : useSession).getState().token,
  getSocketId: () => useLive.getState().echo?.socketId(),
  baseOf: (route) => (useGuide.getState().isOn && isGuided(route) ? guidesBase : ''),
  onFailure: reportFailure,
});
