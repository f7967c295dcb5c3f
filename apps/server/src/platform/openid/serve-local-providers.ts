import { randomBytes } from 'node:crypto';
import { type IdentityProvider, identityProviders } from '@paidang/contract/entities';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Env } from '../../config/env';
import { invalid } from '../errors';
import { callbackAddress } from './identity-providers';
import { LocalAccount, localSignInPage } from './local-account';
import { createLocalProvider, type LocalClient, type LocalProvider } from './local-provider';

const base = '/dev/openid';

export type LocalClients = Record<IdentityProvider, LocalClient & { readonly issuer: string; fetch: CustomFetch }>;

/** Requests to the local provider are handled inside this process, whose public address may not be reachable. */
const inside =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search, host, protocol } = new URL(url);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      ...(body ? { payload: String(body) } : {}),
    });
    const { 'content-type': type = 'application/json' } = answer.headers;
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(type) } });
  };

/**
 * `/dev/openid/{provider}`: replaces Google and LINE in development. Never registered in production.
 *
 * @returns the client settings this server uses there
 */
export async function serveLocalProviders(
  app: FastifyInstance,
  { APP_URL: appUrl }: Pick<Env, 'APP_URL'>,
): Promise<LocalClients> {
  const fetch = inside(app);
  const clientOf = (provider: IdentityProvider) => ({
    issuer: `${appUrl}${base}/${provider}`,
    clientId: 'paidang',
    clientSecret: randomBytes(32).toString('hex'),
    redirectUri: callbackAddress(appUrl, provider),
    fetch,
  });
  const clients: LocalClients = { google: clientOf('google'), line: clientOf('line') };

  for (const kind of identityProviders) {
    const { issuer, ...client } = clients[kind];
    let made: Promise<LocalProvider> | null = null;
    const open = () => {
      made ??= createLocalProvider(kind, { issuer, client });
      return made;
    };

    app.get(`${base}/${kind}/interaction/:uid`, { config: { access: 'guest' } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(localSignInPage(kind, '拍檔')),
    );

    app.post<{ Body: Record<string, unknown> }>(
      `${base}/${kind}/interaction/:uid`,
      { config: { access: 'guest' } },
      async ({ body, raw }, reply) => {
        const account = body.answer === 'yes' ? LocalAccount.safeParse(body) : null;
        if (account && !account.success) throw invalid();
        const provider = await open();
        reply.hijack();
        await provider.answer(raw, reply.raw, account?.data ?? null);
      },
    );

    await app.register(async (scope) => {
      // The provider parses bodies itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.route({
        method: ['GET', 'POST'],
        url: `${base}/${kind}/*`,
        config: { access: 'guest' },
        handler: async ({ raw }, reply) => {
          const provider = await open();
          reply.hijack();
          const url = raw.url ?? '/';
          await provider.handle(
            Object.assign(raw, { originalUrl: url, url: url.slice(`${base}/${kind}`.length) }),
            reply.raw,
          );
        },
      });
    });
  }
  return clients;
}
