import { authRoutes } from '@paidang/contract/routes';
import { useSession } from '../stores/session';
import { request } from './api';
import { ApiError } from './errors';

let checking: Promise<void> | null = null;

/** Whether the kept token is still being confirmed: until then an expired session is not news. */
export const isCheckingSession = (): boolean => checking !== null;

/** Whether nobody has signed in or out meanwhile: an answer about another session says nothing of this one. */
const isStill = (token: string | null): boolean => useSession.getState().token === token;

async function confirmSession(options: { handles?: 'all' } = {}): Promise<void> {
  const asked = useSession.getState().token;
  const { data } = await request(authRoutes.checkToken, options);
  if (!isStill(asked)) return;
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
  const { token } = useSession.getState();
  if (!token || checking) return;
  checking = confirmSession({ handles: 'all' })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401 && isStill(token)) useSession.getState().expire('quietly');
    })
    .finally(() => {
      checking = null;
    });
  await checking;
}
