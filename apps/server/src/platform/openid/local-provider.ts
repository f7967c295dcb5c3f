import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentityProvider } from '@paidang/contract/entities';
import type { Provider as OidcProvider } from 'oidc-provider';
import { type LocalAccount, subjectOf } from './local-account';
import { MemoryAdapter } from './memory-adapter';

export interface LocalClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

export interface LocalProvider {
  /** Handles the protocol's requests, at addresses below `issuer`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Continues as the chosen account, or cancels. */
  answer(request: IncomingMessage, response: ServerResponse, account: LocalAccount | null): Promise<void>;
}

const day = 86_400;

/** A complete OpenID provider that accepts any identity. */
export async function createLocalProvider(
  kind: IdentityProvider,
  { issuer, client }: { issuer: string; client: LocalClient },
): Promise<LocalProvider> {
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const accounts = new Map<string, LocalAccount>();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  const provider: OidcProvider = new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        // LINE signs with the channel's secret.
        ...(kind === 'line' ? { id_token_signed_response_alg: 'HS256' as const } : {}),
      },
    ],
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    cookies: {
      names: { session: `_${kind}_session`, interaction: `_${kind}_interaction`, resume: `_${kind}_resume` },
      keys: [randomBytes(32).toString('hex')],
    },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // ID tokens contain all claims, as Google's and LINE's do.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_context, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: day, IdToken: 600, Interaction: 3600, Session: day },
    // Signing in counts as consent.
    async loadExistingGrant({ oidc: { client: asking, session } }) {
      if (!asking || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    async findAccount(_context, sub) {
      const account = accounts.get(sub);
      if (!account) return undefined;
      const { name, email, verified } = account;
      const address = email ? { email, email_verified: verified === 'on' } : {};
      return { accountId: sub, claims: async () => ({ sub, name, ...address }) };
    },
  });
  // The development server proxies requests, so addresses are those of the browser.
  provider.proxy = true;
  const callback = provider.callback();

  return {
    handle: (request, response) => callback(request, response),
    async answer(request, response, account) {
      if (!account) {
        return provider.interactionFinished(request, response, { error: 'access_denied' });
      }
      const accountId = subjectOf(kind, account);
      accounts.set(accountId, account);
      await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} });
    },
  };
}
