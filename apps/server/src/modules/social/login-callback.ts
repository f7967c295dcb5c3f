import { limits } from '@paidang/contract/limits';
import type { LoginRefusal } from '@paidang/contract/rules';
import { z } from 'zod';
import type { Env } from '../../config/env';
import { type ProviderAccount, SignInFailure } from '../../platform/openid';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { findOwner } from '../auth';
import { findUserByEmail, normaliseEmail, recordSecurity } from '../users';
import { handoverPlace, refusalPlace } from './login-pages';
import type { Providers } from './providers';
import { type AttemptRow, consumeAttempt, createHandover, type HandoverRow } from './store';

const Friendship = z.object({ friendFlag: z.boolean() });
const friendshipTimeout = 5000;

type Outcome = LoginRefusal | Pick<HandoverRow, 'kind' | 'userId'>;

/** Decides what to do with the external account. */
async function outcomeOf({ db }: Transaction, attempt: AttemptRow, account: ProviderAccount): Promise<Outcome> {
  const { provider, userId } = attempt;
  const owner = await findOwner(db, { provider, subject: account.subject });
  if (userId) return owner && owner.id !== userId ? 'taken' : { kind: 'bind', userId };
  if (owner) return owner.status === 'active' ? { kind: 'sign-in', userId: owner.id } : 'suspended';
  if (provider === 'line') return 'line-unbound';
  // An unverified address must not sign in to another person's account.
  if (!account.email || !account.isEmailVerified) return 'email-unverified';
  const namesake = await findUserByEmail(db, normaliseEmail(account.email));
  return namesake ? { kind: 'link', userId: namesake.id } : { kind: 'register', userId: null };
}

const minutesOf = (kind: HandoverRow['kind']): number =>
  kind === 'sign-in' ? limits.socialLogin.handOverMinutes : limits.socialLogin.pendingMinutes;

/** Stores the provider's result for the page that continues the login, and returns that page's path. */
async function storeHandover(
  tx: Transaction,
  attempt: AttemptRow,
  account: ProviderAccount,
  isFriend: boolean,
): Promise<string> {
  const { browserHash, provider, role, url, invitationId, hasInvitationLink } = attempt;
  const outcome = await outcomeOf(tx, attempt, account);
  if (typeof outcome === 'string') return refuse(tx, attempt, outcome);
  const { subject, email } = account;
  const displayName = account.name ?? email ?? '';
  const here = { browserHash, provider, role, url, invitationId, hasInvitationLink };
  const token = await createHandover(
    tx,
    { ...outcome, ...here, subject, email, displayName, isFriend },
    minutesOf(outcome.kind),
  );
  return handoverPlace(outcome.kind, token);
}

async function refuse(tx: Transaction, attempt: AttemptRow, refusal: LoginRefusal): Promise<string> {
  const { provider, userId } = attempt;
  await recordSecurity(tx, 'identity-refused', { userId: userId ?? undefined, detail: `${provider}: ${refusal}` });
  return refusalPlace(attempt, refusal);
}

export interface LoginCallback {
  readonly state: string;
  /** The browser's cookie. */
  readonly browser: string;
  /** The callback address with the provider's parameters. */
  readonly address: URL;
}

/** Handles a provider's callback. @returns the page to redirect to, also after a failure */
export async function handleLoginCallback(
  { env, transact }: Pick<Platform, 'env' | 'transact'>,
  providers: Providers,
  { state, browser, address }: LoginCallback,
): Promise<string> {
  const taken = await transact((tx) => consumeAttempt(tx, state, browser));
  if (!taken) return refusalPlace(null, 'expired');
  const { attempt, isGood } = taken;
  const { nonce, codeVerifier, provider } = attempt;
  const known = providers[provider];
  if (!isGood || !known) return transact((tx) => refuse(tx, attempt, 'expired'));
  try {
    const account = await known.finish(address, { state, nonce, codeVerifier });
    const isFriend = provider !== 'line' || (await findFriendship(env, account.accessToken));
    return await transact((tx) => storeHandover(tx, attempt, account, isFriend));
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    return transact((tx) => refuse(tx, attempt, error.reason));
  }
}

/**
 * Returns whether a user has added the official account. LINE only knows if the login channel is linked to the account;
 * otherwise the first message shows it.
 */
async function findFriendship(
  { LINE_LOGIN_CHANNEL_ID: channel, LINE_API_URL: api = 'https://api.line.me' }: Env,
  accessToken: string,
): Promise<boolean> {
  if (!channel) return true;
  try {
    const response = await fetch(new URL('/friendship/v1/status', api), {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(friendshipTimeout),
    });
    return Friendship.parse(await response.json()).friendFlag;
  } catch {
    return true;
  }
}
