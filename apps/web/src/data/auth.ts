import { authRoutes } from '@paidang/contract/routes';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';
import type { Registered } from '../stores/session-storage';
import { request } from './api';
import type { RequestOf } from './client';
import { ApiError } from './errors';
import { nextPageAfterInvitation } from './invitation-paths';

export type RegistrationInput = RequestOf<typeof authRoutes.register>['body'];

/** Signs in and stores the session; the form shows errors. */
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
 * Ends the local session, then revokes the token if the network allows. The local session ends first: other tabs must
 * notice before the server closes the connections that use the same session.
 */
export async function logout(): Promise<void> {
  const revoked = request(authRoutes.logout, { handles: 'all', keepalive: true }).catch(() => undefined);
  useSession.getState().logout();
  await revoked;
}

export const register = (body: RegistrationInput, idempotencyKey: string) =>
  request(authRoutes.register, { body, idempotencyKey, handles: 'all' });

/** Returns whether no account has this address yet. A failed check counts as free: it must not block registration. */
export async function isEmailFree(email: string): Promise<boolean> {
  try {
    await request(authRoutes.checkEmailRepeat, { body: { email }, handles: 'all' });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.code === '0101');
  }
}

/** Requests another verification mail. */
export async function resendVerification(email: string): Promise<void> {
  await request(authRoutes.resendVerification, { body: { email }, handles: 'all' });
  useSession.getState().registered({ ...waitingFor(email), sentAt: Date.now() });
}

const waitingFor = (email: string): Registered => {
  const known = useSession.getState().registerSendData;
  return known?.email === email ? known : { email, type: null };
};

/** Requests a mail with a link to set a new password. */
export const forgotPassword = (email: string) =>
  request(authRoutes.forgotPassword, { body: { email }, handles: 'all' });

/** Checks whether a mailed link can still set a new password. */
export const checkResetToken = (token: string) =>
  request(authRoutes.checkResetToken, { params: { token }, handles: 'all' });

/** Sets the new password and signs in. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const { data } = await request(authRoutes.resetPassword, { params: { token }, body: { password }, handles: 'all' });
  useSession.getState().succeed(data);
}

const redeemed = new Map<string, Promise<void>>();

/** Redeems a link once per visit: signing in mounts every page again, which would redeem it a second time. */
export function redeemOnce(link: string, redeem: () => Promise<void>): Promise<void> {
  const redeeming = redeemed.get(link) ?? redeem();
  redeemed.set(link, redeeming);
  return redeeming;
}

/** Signs the platform team in as the user a link was made for. */
export const superLogin = (code: string): Promise<void> =>
  redeemOnce(code, async () => {
    const { data } = await request(authRoutes.superLogin, { params: { code }, handles: 'all' });
    useSession.getState().succeed({ ...data, superLogin: true });
  });

/** Redeems the token of a verification mail and signs in; continues with the invitation the user registered from. */
export const verifyEmail = (token: string): Promise<void> =>
  redeemOnce(token, async () => {
    const { data } = await request(authRoutes.verifyEmail, { params: { token }, handles: 'all' });
    const { invitation, ...session } = data;
    if (invitation) useArrivals.setState({ [token]: nextPageAfterInvitation(invitation) });
    useSession.getState().succeed(session);
  });
