import { errorCodes, socialCalls } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { addRedirectRoute } from '../../http/redirect-route';
import { AppError } from '../../platform/errors';
import { availableProviders, SignInFailure } from '../../platform/openid';
import type { Platform } from '../../platform/platform';
import { newToken } from '../../platform/token/token';
import { deviceOf, listIdentities, matchCredentials, unbindIdentity } from '../auth';
import { handleLoginCallback } from './login-callback';
import { refusalPlace } from './login-pages';
import type { Providers } from './providers';
import { accountToLink, autoLogin, confirmBinding, linkAccount, pendingLogin, registerSocial } from './service';
import { type LoginStart, startLogin } from './start-login';

const browserCookie = 'paidang-login';
const tokenFormat = /^[\w-]{43}$/;

/** The cookie that identifies the browser in which a provider login started; `''` if there is none. */
function browserOf({ cookies }: FastifyRequest): string {
  const value = cookies[browserCookie] ?? '';
  return tokenFormat.test(value) ? value : '';
}

/** Sets a cookie when a login starts, so that only the same browser can complete it. */
function markBrowser(request: FastifyRequest, reply: FastifyReply, appUrl: string): string {
  const browser = browserOf(request) || newToken();
  const { attemptMinutes, pendingMinutes } = limits.socialLogin;
  reply.setCookie(browserCookie, browser, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
    maxAge: (attemptMinutes + pendingMinutes) * 60,
  });
  return browser;
}

const ratePerMinute = 30;

const providerUnreachable = () => new AppError(errorCodes.invalid, { message: '暫時連不上對方的服務，請稍後再試' });

export function socialRoutes(
  app: FastifyInstance,
  calls: CallRegistry,
  platform: Platform,
  providers: Providers,
): void {
  const { db, env, clock } = platform;
  const { APP_URL: appUrl } = env;

  calls.guest(socialCalls.providers, async () => ({ data: availableProviders(env) }));

  const signInAt = (provider: IdentityProvider) =>
    addRedirectRoute(app, socialCalls[provider], { ratePerMinute }, async ({ query, request }, reply) => {
      const { role, url, ...origin } = query;
      const browser = markBrowser(request, reply, appUrl);
      const departure: LoginStart = { provider, browser, role, url, origin };
      try {
        return (await startLogin(platform, providers, departure)).href;
      } catch (error) {
        if (!(error instanceof SignInFailure)) throw error;
        return refusalPlace({ role: role ?? null, url: url ?? null, userId: null }, error.reason);
      }
    });
  signInAt('google');
  signInAt('line');

  const backFrom = (call: typeof socialCalls.googleCallback) =>
    addRedirectRoute(app, call, { ratePerMinute }, ({ query, request }) =>
      handleLoginCallback(platform, providers, {
        state: query.state ?? '',
        browser: browserOf(request),
        address: new URL(request.url, appUrl),
      }),
    );
  backFrom(socialCalls.googleCallback);
  backFrom(socialCalls.lineCallback);

  calls.guest(socialCalls.autoLogin, { ratePerMinute }, async (tx, { body, request }) => ({
    data: await autoLogin(tx, { ...body, browser: browserOf(request) }, deviceOf(request)),
  }));

  calls.guest(socialCalls.pending, { ratePerMinute }, async (tx, { params, request }) => ({
    data: await pendingLogin(tx, { ...params, browser: browserOf(request) }),
  }));

  calls.guest(socialCalls.register, { ratePerMinute }, async (tx, { body, request }) => ({
    data: await registerSocial(tx, body, { browser: browserOf(request), device: deviceOf(request), appUrl }),
  }));

  calls.guest(
    socialCalls.link,
    {
      ratePerMinute,
      prepare: async ({ body, request }) => {
        const { email } = await accountToLink(db, { token: body.token, browser: browserOf(request) }, clock());
        return matchCredentials(platform, request, email, body.password);
      },
    },
    async (tx, { body, prepared, request }) => {
      const key = { token: body.token, browser: browserOf(request) };
      return { data: await linkAccount(tx, key, prepared.id, { device: deviceOf(request), appUrl }) };
    },
  );

  calls.user(socialCalls.identities, async (tx, { user }) => ({ data: await listIdentities(tx.db, user.id) }));

  const begin = (call: typeof socialCalls.startGoogle, provider: IdentityProvider) =>
    calls.user(
      call,
      {
        ratePerMinute,
        isSecret: true,
        prepare: async ({ user, session, body, request, reply }) => {
          // A super login must not create permanent access.
          if (session.isSuperLogin) throw new AppError(errorCodes.forbidden);
          const browser = markBrowser(request, reply, appUrl);
          return startLogin(platform, providers, { provider, browser, userId: user.id, url: body.url }).catch(
            (error) => {
              throw error instanceof SignInFailure ? providerUnreachable() : error;
            },
          );
        },
      },
      async (_tx, { prepared }) => ({ data: { url: prepared.href } }),
    );
  begin(socialCalls.startGoogle, 'google');
  begin(socialCalls.startLine, 'line');

  const confirm = (call: typeof socialCalls.bindGoogle, provider: IdentityProvider) =>
    calls.user(call, { ratePerMinute, isSecret: true }, async (tx, { user, body, request }) => ({
      data: await confirmBinding(tx, { ...body, browser: browserOf(request) }, user, { provider, appUrl }),
    }));
  confirm(socialCalls.bindGoogle, 'google');
  confirm(socialCalls.bindLine, 'line');

  calls.user(socialCalls.unbindGoogle, async (tx, { user }) => {
    await unbindIdentity(tx, user.id, 'google');
    return { data: null };
  });
}
