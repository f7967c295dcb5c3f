import { authCalls } from '@paidang/contract/calls';
import { bearerToken } from '../../http/bearer-token';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { toUser } from './current-user';
import { hashPassword } from './password';
import { checkCredentials, refuseTakenEmail, register, signIn, verifyEmail } from './service';
import { closeSession } from './sessions';

const ratePerMinute = 30;

export function authRoutes(calls: CallRegistry, { db, env }: Platform): void {
  calls.guest(
    authCalls.register,
    { ratePerMinute, prepare: ({ body }) => hashPassword(body.password) },
    async (tx, { body, prepared }) => {
      const user = await register(tx, body, { passwordHash: prepared, appUrl: env.APP_URL });
      return { data: { email: user.email, type: user.role } };
    },
  );

  calls.guest(
    authCalls.login,
    { ratePerMinute, prepare: ({ body }) => checkCredentials(db, body.email, body.password) },
    async (tx, { prepared }) => ({ data: await signIn(tx, prepared) }),
  );

  calls.user(authCalls.logout, async (tx, { request }) => {
    await closeSession(tx, bearerToken(request) ?? '');
    return { data: null };
  });

  calls.user(authCalls.checkToken, async (_tx, { user }) => ({ data: { user: toUser(user), socket: true } }));

  calls.guest(authCalls.checkEmailRepeat, { ratePerMinute }, async (tx, { body }) => {
    await refuseTakenEmail(tx, body.email);
    return { data: null };
  });

  calls.guest(authCalls.verifyEmail, { ratePerMinute }, async (tx, { params }) => ({
    data: await verifyEmail(tx, params.token),
  }));
}
