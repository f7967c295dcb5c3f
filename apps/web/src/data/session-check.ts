import { authCalls } from '@paidang/contract/calls';
import { useSession } from '../stores/session';
import { request } from './api';
import { ApiError } from './errors';

let checking: Promise<void> | null = null;

/** Whether the kept token is still being confirmed: until then an expired session is not news. */
export const isCheckingSession = (): boolean => checking !== null;

/** Asks once, when the app starts, whether the kept token is still good; if not, leaves quietly. */
export async function checkSession(): Promise<void> {
  if (!useSession.getState().token || checking) return;
  checking = request(authCalls.checkToken, { handles: 'all' })
    .then(({ data: { user, socket, token, super_login: superLogin } }) =>
      useSession.getState().confirm({ user, socket, token, superLogin }),
    )
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) useSession.getState().expire('quietly');
    })
    .finally(() => {
      checking = null;
    });
  await checking;
}
