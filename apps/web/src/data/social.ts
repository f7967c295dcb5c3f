import type { ArrivedSession } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';
import { callPath, socialRoutes } from '@paidang/contract/routes';
import type { Role } from '@paidang/contract/vocabulary';
import useSWR from 'swr';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';
import { request } from './api';
import { redeemOnce } from './auth';
import type { RequestOf } from './client';
import { nextPageAfterInvitation } from './invitation-paths';
import { unbindLine } from './messaging';

/** What a sign-in with a provider carries along. */
export interface SocialLoginQuery {
  /** Role for a new account. */
  role?: Role | undefined;
  /** The invitation the user came from: by its mailed link, or by its ids. */
  origin?:
    | {
        email_token?: string | undefined;
        project_invitation_uuid?: string | undefined;
        task_uuid?: string | undefined;
        project_build_invitation_uuid?: string | undefined;
      }
    | undefined;
}

/** The address that starts a sign-in with a provider. */
export function socialLoginPath(provider: IdentityProvider, { role, origin }: SocialLoginQuery = {}): string {
  const params = Object.entries({ role, ...origin }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(params).toString();
  return `${callPath(socialRoutes[provider])}${query && `?${query}`}`;
}

/** The sign-in providers this server supports. Optional, so failures are silent. */
export const useProviders = () =>
  useSWR('sign-in-providers', async () => (await request(socialRoutes.providers, { handles: 'all' })).data, {
    revalidateOnFocus: false,
  });

/**
 * What is left to do after signing in with a provider; the page shows when it has expired.
 *
 * @param token `null` once done
 */
export const usePendingLogin = (token: string | null) =>
  useSWR(
    token && ['pending-login', token],
    async () => (await request(socialRoutes.pending, { params: { token: token ?? '' }, handles: 'all' })).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

/** @param wanted returns the page requested before signing in, used if the sign-in names none */
function arrive(token: string, { url, invitation, ...session }: ArrivedSession, wanted: () => string): void {
  const arrival = invitation ? nextPageAfterInvitation(invitation) : { target: url ?? wanted(), isJoined: false };
  useArrivals.setState({ [token]: arrival });
  useSession.getState().succeed(session);
}

/** Signs in a user authenticated by a provider. */
export const autoLogin = (token: string, wanted: () => string): Promise<void> =>
  redeemOnce(token, async () => {
    const { data } = await request(socialRoutes.autoLogin, { body: { token }, handles: 'all' });
    arrive(token, data, wanted);
  });

export type SocialRegistrationInput = RequestOf<typeof socialRoutes.register>['body'];

/** Registers a user authenticated by a provider, and signs in. The form shows errors. */
export async function registerSocial(body: SocialRegistrationInput, wanted: () => string): Promise<void> {
  const { data } = await request(socialRoutes.register, { body, handles: 'all' });
  arrive(body.token, data, wanted);
}

/** Links to the existing account with the same address, using its password, and signs in. */
export async function linkAccount(token: string, password: string, wanted: () => string): Promise<void> {
  const { data } = await request(socialRoutes.link, { body: { token, password }, handles: 'all' });
  arrive(token, data, wanted);
}

const start = { google: socialRoutes.startGoogle, line: socialRoutes.startLine } as const;
const bind = { google: socialRoutes.bindGoogle, line: socialRoutes.bindLine } as const;

/** Redirects to a provider to bind an account there; it returns to `url`. */
export async function startBinding(provider: IdentityProvider, url: string): Promise<void> {
  const { data } = await request(start[provider], { body: { url }, handles: 'all' });
  window.location.assign(data.url);
}

/** Binds the account the user signed in to. Returns the page where the binding was started. */
export const confirmBinding = async (provider: IdentityProvider, token: string): Promise<string | null> =>
  (await request(bind[provider], { body: { token }, handles: 'all' })).data.url;

/** The provider accounts the caller can sign in with. */
export function useIdentities() {
  const { data, mutate } = useSWR('identities', async () => (await request(socialRoutes.identities)).data);
  return {
    identities: data,
    unbind: async (provider: IdentityProvider) => {
      if (provider === 'line') await unbindLine();
      else await request(socialRoutes.unbindGoogle, { handles: 'all' });
      await mutate();
    },
  };
}
