import { errorCodes } from '@paidang/contract/calls';
import { serviceDataLimits } from '@paidang/contract/limits';
import { messages, serviceDataMessages } from '@paidang/contract/rules';
import type { FastifyRequest } from 'fastify';
import type { UserCaller } from '../../http/call-context';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { provePassword } from '../auth';
import { findSignIn } from '../sessions';
import { findUser } from '../users';

const minute = 60_000;

/** @throws 0404 unless the user is a creator: only creators are paid */
export function requireCreator({ user }: UserCaller): void {
  if (user.role !== 'Creator') throw notFound();
}

/** @throws 0403 in a super login: the platform team must not redirect somebody's money */
export function requireOwner(caller: UserCaller): void {
  requireCreator(caller);
  requireInPerson(caller.session);
}

function requireInPerson({ isSuperLogin }: UserCaller['session']): void {
  if (isSuperLogin) throw new AppError(errorCodes.forbidden, { message: serviceDataMessages.ownerOnly });
}

/**
 * Verifies the identity of a user who wants to see unmasked numbers: by their password or, if they have none, by a recent
 * sign-in.
 *
 * @throws 0422 at the password; 0403 in a super login or if the sign-in was too long ago; 0429
 */
export async function provePerson(
  platform: Platform,
  request: FastifyRequest,
  { user, session }: UserCaller,
  password = '',
): Promise<void> {
  requireInPerson(session);
  const account = await findUser(platform.db, user.id);
  if (account?.passwordHash) {
    if (password === '') throw invalid({ errors: { password: [messages.rememberToFill] } });
    return provePassword(platform, request, user.id, password);
  }
  const signIn = await findSignIn(platform.db, user.id, session.id);
  const age = platform.clock().getTime() - (signIn?.getTime() ?? 0);
  if (age <= serviceDataLimits.signInMinutes * minute) return;
  throw new AppError(errorCodes.forbidden, { message: serviceDataMessages.signInAgain });
}

/** The same for the owner of service data. @throws 0404 for a vendor, and as {@link provePerson} */
export async function proveOwner(
  platform: Platform,
  request: FastifyRequest,
  caller: UserCaller,
  password?: string,
): Promise<void> {
  requireCreator(caller);
  await provePerson(platform, request, caller, password);
}
