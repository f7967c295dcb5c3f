import { authRoutes } from '@paidang/contract/routes';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';
import type { Registered } from '../stores/session-storage';
import { request } from './api';
import type { RequestOf } from './call-types';
import { ApiError } from './errors';
import { nextPageAfterInvitation } from './invitation-paths';

export type RegistrationInput = RequestOf<typeof authRoutes.register>['body'];

/** Signs in and keeps the session; the form shows what went wrong. */
export async function login(credentials: { email: string; password: string }): Promise<void> {
  const session = useSession.getState();
  session.begin();
  try {
    const { data } = await request(authRoutes.login, { body: credentials, handles: 'all' });
    session.succeed(data);
  } catch (error) {
    session.fail();
    throw error;
  }
}

/**
 * Revokes the token as far as the network allows; the session here ends in any case, and first: other tabs hear of it
 * before the server closes the connections they share it with.
 */
export async function logout(): Promise<void> {
  const revoked = request(authRoutes.logout, { handles: 'all', keepalive: true }).catch(() => undefined);
  useSession.getState().logout();
  await revoked;
}

export const register = (body: RegistrationInput, idempotencyKey: string) =>
  request(authRoutes.register, { body, idempotencyKey, handles: 'all' });

/** `true` when nobody has this address yet. A failed check keeps nobody from registering. */
export async function isEmailFree(email: string): Promise<boolean> {
  try {
    await request(authRoutes.checkEmailRepeat, { body: { email }, handles: 'all' });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.code === '0101');
  }
}

/** Has the verification mail sent once more. */
export async function resendVerification(email: string): Promise<void> {
  await request(authRoutes.resendVerification, { body: { email }, handles: 'all' });
  useSession.getState().registered({ ...waitingFor(email), sentAt: Date.now() });
}

const waitingFor = (email: string): Registered => {
  const known = useSession.getState().registerSendData;
  return known?.email === email ? known : { email, type: null };
};

/** Has a link mailed that sets a new password. */
export const forgotPassword = (email: string) =>
  request(authRoutes.forgotPassword, { body: { email }, handles: 'all' });

/** Whether the link of a mail still sets a new password. */
export const checkResetToken = (token: string) =>
  request(authRoutes.checkResetToken, { params: { token }, handles: 'all' });

/** Sets the new password and signs in. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const { data } = await request(authRoutes.resetPassword, { params: { token }, body: { password }, handles: 'all' });
  useSession.getState().succeed(data);
}

const spent = new Map<string, Promise<void>>();

/** Spends a link once a visit: when somebody is signed in, every page is mounted anew and would spend it again. */
export function once(link: string, spend: () => Promise<void>): Promise<void> {
  const spending = spent.get(link) ?? spend();
  spent.set(link, spending);
  return spending;
}

/** Signs the platform team in as the user a link was made for. */
export const superLogin = (code: string): Promise<void> =>
  once(code, async () => {
    const { data } = await request(authRoutes.superLogin, { params: { code }, handles: 'all' });
    useSession.getState().succeed({ ...data, superLogin: true });
  });

/** Spends the token of a verification mail and signs in; the invitation somebody registered from leads on. */
export const verifyEmail = (token: string): Promise<void> =>
  once(token, async () => {
    const { data } = await request(authRoutes.verifyEmail, { params: { token }, handles: 'all' });
    const { invitation, ...session } = data;
    if (invitation) useArrivals.setState({ [token]: nextPageAfterInvitation(invitation) });
    useSession.getState().succeed(session);
  });
