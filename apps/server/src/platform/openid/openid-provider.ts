import * as openid from 'openid-client';

export interface ProviderSettings {
  /** Address whose `/.well-known/openid-configuration` says the rest. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** How ID tokens are signed, where it is not what the provider's configuration says. */
  readonly idTokenAlgorithm?: string;
  /** What else it is asked for. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** @default the global one */
  readonly fetch?: openid.CustomFetch;
}

/** What ties a callback to its request. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Somebody as the provider knows them. */
export interface ProviderAccount {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** For what else the provider tells about them. */
  readonly accessToken: string;
}

/** `denied`: its owner said no. `unavailable`: the provider is away, or answers what it must not. */
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
  /** Where the browser goes. @throws SignInFailure */
  begin(redirectUri: string, checks: OidcChecks): Promise<URL>;
  /** Who came back to `address`. @throws SignInFailure */
  finish(address: URL, checks: OidcChecks): Promise<ProviderAccount>;
}

/** Seconds a provider may take for an answer. */
const patience = 10;

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

/** Speaks OpenID Connect's code flow with PKCE to one provider, whose configuration is fetched when first needed. */
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
        timeout: patience,
        ...(fetch ? { [openid.customFetch]: fetch } : {}),
        // The settings allow such an issuer outside of production only.
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
