import { authRoutes } from '@paidang/contract/routes';
import { useSession } from '../stores/session';
import { request } from './api';
import { ApiError } from './errors';

let checking: Promise<void> | null = null;

/** Whether the kept token is still being confirmed: until then an expired session is not news. */
export const isCheckingSession = (): boolean => checking !== null;

async function confirmSession(options: { handles?: 'all' } = {}): Promise<void> {
  const { data } = await request(authRoutes.checkToken, options);
  const { user, socket, token, super_login: superLogin } = data;
  useSession.getState().confirm({ user, socket, token, superLogin, finishedTours: data.finished_tours });
}

/** Asks again while pages are open: a session that has ended is told as at every other call. */
export const isSessionGood = (): Promise<boolean> =>
  confirmSession().then(
    () => true,
    () => false,
  );

/** Asks once, when the app starts, whether the kept token is still good; if not, leaves quietly. */
export async function checkSession(): Promise<void> {
  if (!useSession.getState().token || checking) return;
  checking = confirmSession({ handles: 'all' })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) useSession.getState().expire('quietly');
    })
    .finally(() => {
      checking = null;
    });
  await checking;
}
