import { type IdentityProvider, identityProviders } from '@paidang/contract/entities';
import type { Env } from '../../config/env';
import { type LocalClients, type OpenIdProvider, openProvider } from '../../platform/openid';

export type Providers = Readonly<Record<IdentityProvider, OpenIdProvider | null>>;

/** Scope and parameters of each provider. */
const asked = {
  // Makes users of a shared computer choose their account.
  google: { scope: 'openid email profile', parameters: { prompt: 'select_account' } },
  // LINE signs ID tokens with the channel's secret; `bot_prompt` offers the official account as a friend.
  line: { scope: 'openid profile', idTokenAlgorithm: 'HS256', parameters: { bot_prompt: 'normal' } },
} as const;

const given = (env: Env) => ({
  google: {
    issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  },
  line: {
    issuer: env.LINE_LOGIN_ISSUER ?? 'https://access.line.me',
    clientId: env.LINE_LOGIN_CHANNEL_ID,
    clientSecret: env.LINE_LOGIN_CHANNEL_SECRET,
  },
});

/** The providers configured in the environment; `local` stands in for the others. */
export function openProviders(env: Env, local: LocalClients | null): Providers {
  const settings = given(env);
  const open = (provider: IdentityProvider): OpenIdProvider | null => {
    const { issuer, clientId, clientSecret } = settings[provider];
    if (clientId && clientSecret) return openProvider({ issuer, clientId, clientSecret, ...asked[provider] });
    return local ? openProvider({ ...local[provider], ...asked[provider] }) : null;
  };
  const [google, line] = identityProviders.map(open);
  return { google: google ?? null, line: line ?? null };
}
