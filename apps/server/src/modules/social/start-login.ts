import type { IdentityProvider } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { Role } from '@paidang/contract/vocabulary';
import { callbackAddress, newChecks, SignInFailure } from '../../platform/openid';
import type { Platform } from '../../platform/platform';
import { type InvitationQuery, originOf } from '../invitations';
import type { Providers } from './providers';
import { createAttempt } from './store';

export interface LoginStart {
  readonly provider: IdentityProvider;
  /** The browser's cookie. */
  readonly browser: string;
  /** The role chosen by a new user. */
  readonly role?: Role | undefined;
  /** The page to open afterwards. */
  readonly url?: string | undefined;
  /** The invitation the user comes from. */
  readonly origin?: InvitationQuery | undefined;
  /** The signed-in user, if they are linking an account. */
  readonly userId?: string | undefined;
}

/** Stores what the callback has to match, and returns the provider's URL. @throws SignInFailure */
export async function startLogin(
  { env, transact }: Pick<Platform, 'env' | 'transact'>,
  providers: Providers,
  { provider, browser, role, url, origin, userId }: LoginStart,
): Promise<URL> {
  const known = providers[provider];
  if (!known) throw new SignInFailure('unavailable', `${provider} is not set up`);
  const checks = newChecks();
  const address = await known.begin(callbackAddress(env.APP_URL, provider), checks);
  const { state, nonce, codeVerifier } = checks;
  const attempt = { provider, nonce, codeVerifier, role: role ?? null, url: url ?? null, userId: userId ?? null };
  await transact(async (tx) => {
    const invitation = await originOf(tx, origin ?? {});
    await createAttempt(tx, { ...attempt, ...invitation, state, browser }, limits.socialLogin.attemptMinutes);
  });
  return address;
}
