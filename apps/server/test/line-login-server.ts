import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Person {
  readonly sub: string;
  readonly name: string;
}

interface Asked {
  readonly nonce: string;
  readonly redirectUri: string;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/**
 * Implements the part of LINE Login that signs users in and reports whether they have added the official account, and
 * refuses what LINE's reference says is refused.
 */
export async function startLineLoginServer(channel: { id: string; secret: string }) {
  const asked = new Map<string, Asked>();
  /** What the channel knows about friendship: a flag, `unlinked` without an official account, or `gone` for no response. */
  const state: { friendship: boolean | 'unlinked' | 'gone'; person: Person } = {
    friendship: true,
    person: { sub: `U${'0'.repeat(32)}`, name: 'LINE' },
  };
  const accessToken = 'the-access-token-of-somebody';

  /** Signed with the channel's secret, as for web logins. */
  function idToken(issuer: string, nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: channel.id, exp: now + 3600, iat: now, nonce, ...state.person };
    const head = `${base64url({ typ: 'JWT', alg: 'HS256' })}.${base64url(claims)}`;
    return `${head}.${createHmac('sha256', channel.secret).update(head).digest('base64url')}`;
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /.well-known/openid-configuration') {
      return answer(200, {
        issuer: url(),
        authorization_endpoint: `${url()}/oauth2/v2.1/authorize`,
        token_endpoint: `${url()}/oauth2/v2.1/token`,
        jwks_uri: `${url()}/oauth2/v2.1/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['ES256'],
      });
    }
    if (route === 'POST /oauth2/v2.1/token') {
      const form = await formOf(request);
      const known = asked.get(form.get('code') ?? '');
      asked.delete(form.get('code') ?? '');
      const isOurs = form.get('client_id') === channel.id && form.get('client_secret') === channel.secret;
      if (
        form.get('grant_type') !== 'authorization_code' ||
        form.get('redirect_uri') !== known?.redirectUri ||
        !isOurs
      ) {
        return answer(400, { error: 'invalid_request' });
      }
      const token = { access_token: accessToken, token_type: 'Bearer', expires_in: 2_592_000, scope: 'openid profile' };
      return answer(200, { ...token, id_token: idToken(url(), known.nonce) });
    }
    if (route === 'GET /friendship/v1/status') {
      if (request.headers.authorization !== `Bearer ${accessToken}`) return answer(401, { message: 'invalid token' });
      if (state.friendship === 'gone') return response.destroy();
      if (state.friendship === 'unlinked') return answer(400, { message: 'there is no linked official account' });
      return answer(200, { friendFlag: state.friendship });
    }
    return answer(404, { message: 'Not found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url(),
    state,
    /** The address to which the browser returns after its owner has agreed. */
    agree(address: string): string {
      const query = new URL(address).searchParams;
      const wants = { client_id: channel.id, response_type: 'code', scope: 'openid profile', bot_prompt: 'normal' };
      for (const [name, value] of Object.entries(wants)) {
        if (query.get(name) !== value) throw new Error(`LINE was asked for ${name}=${query.get(name)}.`);
      }
      const redirectUri = query.get('redirect_uri') ?? '';
      const code = `code-${asked.size + 1}`;
      asked.set(code, { nonce: query.get('nonce') ?? '', redirectUri });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
      return `${back.pathname}${back.search}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
