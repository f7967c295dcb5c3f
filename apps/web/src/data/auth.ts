import { calls } from '@paidang/contract/calls';
import { useSession } from '../stores/session';
import { request } from './api';
import type { RequestOf } from './call-types';
import { ApiError } from './errors';

export type RegistrationInput = RequestOf<typeof calls.auth.register>['body'];

/** Signs in and keeps the session; the form shows what went wrong. */
export async function login(credentials: { email: string; password: string }): Promise<void> {
  const session = useSession.getState();
  session.begin();
  try {
    const { data } = await request(calls.auth.login, { body: credentials, handles: [403, 422, 429] });
    session.succeed(data);
  } catch (error) {
    session.fail();
    throw error;
  }
}

/** Revokes the token as far as the network allows; the session here ends in any case. */
export async function logout(): Promise<void> {
  await request(calls.auth.logout, { handles: 'all' }).catch(() => undefined);
  useSession.getState().logout();
}

export const register = (body: RegistrationInput, idempotencyKey: string) =>
  request(calls.auth.register, { body, idempotencyKey, handles: [400, 403, 422, 429] });

/** `true` when nobody has this address yet. A failed check keeps nobody from registering. */
export async function isEmailFree(email: string): Promise<boolean> {
  try {
    await request(calls.auth.checkEmailRepeat, { body: { email }, handles: 'all' });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.code === '0101');
  }
}

/** Spends the token of a verification mail and signs in. */
export async function verifyEmail(token: string): Promise<void> {
  const { data } = await request(calls.auth.verifyEmail, { params: { token }, handles: 'all' });
  useSession.getState().succeed(data);
}
