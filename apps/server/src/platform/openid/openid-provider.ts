import * as openid from 'openid-client';

export interface ProviderSettings {
  /** Base URL; `/.well-known/openid-configuration` below it has the provider's configuration. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Algorithm of ID tokens, if it differs from the provider's configuration. */
  readonly idTokenAlgorithm?: string;
  /** Additional parameters of the authorisation request. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** @default the global one */
  readonly fetch?: openid.CustomFetch;
}

/** Values that tie a callback to its request. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A user's account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** For reading further data from the provider. */
  readonly accessToken: string;
}

/** `denied`: the user refused. `unavailable`: the provider is unreachable or its response is invalid. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';

  constructor(
    readonly reason: 'denied' | 'unavailable',
    cause: unknown,
  ) {
    super(`@paidang/server: the sign-in elsewhere failed (${reason}).`, { cause });
  }
}

export interface OpenIdProvider {
  /** Returns the address to send the browser to. @throws SignInFailure */
  begin(redirectUri: string, checks: OidcChecks): Promise<URL>;
  /** Returns the account of the user who came back to `address`. @throws SignInFailure */
  finish(address: URL, checks: OidcChecks): Promise<ProviderAccount>;
}

/** Maximum seconds the provider may take to respond. */
const timeoutSeconds = 10;

export const newChecks = (): OidcChecks => ({
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  codeVerifier: openid.randomPKCECodeVerifier(),
});

const failure = (cause: unknown): SignInFailure => {
  const isRefusal = cause instanceof openid.AuthorizationResponseError && cause.error === 'access_denied';
  return new SignInFailure(isRefusal ? 'denied' : 'unavailable', cause);
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Runs OpenID Connect's code flow with PKCE against one provider, whose configuration is fetched on first use. */
export function openProvider({
  issuer,
  clientId,
  clientSecret,
  scope,
  idTokenAlgorithm,
  parameters,
  fetch,
}: ProviderSettings): OpenIdProvider {
  let known: Promise<openid.Configuration> | null = null;

  const discover = () =>
    openid.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, ...(idTokenAlgorithm ? { id_token_signed_response_alg: idTokenAlgorithm } : {}) },
      undefined,
      {
        timeout: timeoutSeconds,
        ...(fetch ? { [openid.customFetch]: fetch } : {}),
        // The settings allow such an issuer only outside production.
        ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
      },
    );

  async function configuration(): Promise<openid.Configuration> {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  }

  return {
    async begin(redirectUri, { state, nonce, codeVerifier }) {
      try {
        return openid.buildAuthorizationUrl(await configuration(), {
          ...parameters,
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
      } catch (error) {
        throw failure(error);
      }
    },

    async finish(address, { state, nonce, codeVerifier }) {
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('@paidang/server: the provider sent no ID token.');
        return {
          subject: claims.sub,
          name: text(claims.name),
          email: text(claims.email),
          isEmailVerified: claims.email_verified === true,
          accessToken: tokens.access_token,
        };
      } catch (error) {
        throw failure(error);
      }
    },
  };
}
