import { authCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { hashNetwork } from '../../http/network';
import type { Platform } from '../../platform/platform';
import { finishedTours } from '../onboarding';
import { closeSession, renewSession } from '../sessions';
import { recordSecurity, toUser } from '../users';
import { checkCredentials } from './credentials';
import { deviceOf } from './device';
import { hashNewPassword } from './password';
import { checkResetToken, forgotPassword, resetPassword } from './reset-service';
import { type FollowOrigin, refuseTakenEmail, register, resendVerification, signIn, verifyEmail } from './service';
import { superLogin } from './super-login';

const ratePerMinute = 30;
/** Rate limit of the calls that send mail. */
const mailsPerMinute = 6;

export interface AuthSettings {
  /** Processes the invitation a new account was registered from. */
  readonly follow: FollowOrigin;
}

export function authRoutes(calls: CallRegistry, platform: Platform, { follow }: AuthSettings): void {
  const { APP_URL: appUrl } = platform.env;

  calls.guest(
    authCalls.register,
    { ratePerMinute, prepare: ({ body }) => hashNewPassword(body.password) },
    async (tx, { body, prepared, request }) => {
      const network = hashNetwork(request.ip);
      const user = await register(tx, body, { passwordHash: prepared, appUrl, network });
      return { data: { email: user.email, type: user.role } };
    },
  );

  calls.guest(
    authCalls.login,
    { ratePerMinute, prepare: ({ body, request }) => checkCredentials(platform, request, body.email, body.password) },
    async (tx, { prepared, request }) => ({ data: await signIn(tx, prepared, deviceOf(request)) }),
  );

  calls.user(authCalls.logout, async (tx, { user, session }) => {
    await closeSession(tx, user.id, session.id);
    await recordSecurity(tx, 'logout', { userId: user.id });
    return { data: null };
  });

  calls.user(authCalls.checkToken, { isSecret: true }, async (tx, { user, session }) => ({
    data: {
      user: toUser(user),
      socket: true,
      super_login: session.isSuperLogin,
      token: await renewSession(tx, user.id, session.id),
      finished_tours: await finishedTours(tx, user.id),
    },
  }));

  calls.guest(authCalls.checkEmailRepeat, { ratePerMinute }, async (tx, { body }) => {
    await refuseTakenEmail(tx, body.email);
    return { data: null };
  });

  calls.guest(authCalls.verifyEmail, { ratePerMinute }, async (tx, { params, request }) => ({
    data: await verifyEmail(tx, params.token, { device: deviceOf(request), follow }),
  }));

  calls.guest(authCalls.resendVerification, { ratePerMinute: mailsPerMinute }, async (tx, { body }) => {
    await resendVerification(tx, body.email, appUrl);
    return { data: null };
  });

  calls.guest(authCalls.forgotPassword, { ratePerMinute: mailsPerMinute }, async (tx, { body }) => {
    await forgotPassword(tx, body.email, appUrl);
    return { data: null };
  });

  calls.guest(authCalls.checkResetToken, { ratePerMinute }, async (tx, { params }) => {
    await checkResetToken(tx, params.token);
    return { data: null };
  });

  calls.guest(
    authCalls.resetPassword,
    { ratePerMinute, prepare: ({ body }) => hashNewPassword(body.password) },
    async (tx, { params, prepared, request }) => ({
      data: await resetPassword(tx, params.token, { passwordHash: prepared, device: deviceOf(request), appUrl }),
    }),
  );

  calls.guest(authCalls.superLogin, { ratePerMinute }, async (tx, { params, request }) => ({
    data: await superLogin(tx, params.code, deviceOf(request)),
  }));
}
