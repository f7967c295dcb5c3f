import { authRoutes } from '@paidang/contract/routes';
import { useSession } from '../stores/session';
import { request } from './api';
import { ApiError } from './errors';

let checking: Promise<void> | null = null;

/** Whether the stored token is still being confirmed: until then an expired session must not be reported. */
export const isCheckingSession = (): boolean => checking !== null;

/** Whether the session is still the same: a response about another session must be ignored. */
const isCurrent = (token: string | null): boolean => useSession.getState().token === token;

async function confirmSession(options: { handles?: 'all' } = {}): Promise<void> {
  const checked = useSession.getState().token;
  const { data } = await request(authRoutes.checkToken, { ...options, pressed: false });
  if (!isCurrent(checked)) return;
  const { user, socket, token, super_login: superLogin } = data;
  useSession.getState().confirm({ user, socket, token, superLogin, finishedTours: data.finished_tours });
}

/** Checks again while pages are open: an ended session is reported as for any other call. */
export const isSessionGood = (): Promise<boolean> =>
  confirmSession().then(
    () => true,
    () => false,
  );

/** Checks the stored token once, when the app starts; if it is invalid, signs out without a message. */
export async function checkSession(): Promise<void> {
  const { token } = useSession.getState();
  if (!token || checking) return;
  checking = confirmSession({ handles: 'all' })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401 && isCurrent(token))
        useSession.getState().expire('quietly');
    })
    .finally(() => {
      checking = null;
    });
  await checking;
}
