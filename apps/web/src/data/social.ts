import type { ArrivedSession } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';
import { callPath, socialRoutes } from '@paidang/contract/routes';
import type { Role } from '@paidang/contract/vocabulary';
import useSWR from 'swr';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';
import { request } from './api';
import { once } from './auth';
import type { RequestOf } from './call-types';
import { nextPageAfterInvitation } from './invitation-paths';
import { unbindLine } from './messaging';

/** What a sign-in elsewhere takes along. */
export interface SocialLoginQuery {
  /** What somebody new wants to be. */
  role?: Role | undefined;
  /** The invitation they come from: by its mailed link, or named. */
  origin?:
    | {
        email_token?: string | undefined;
        project_invitation_uuid?: string | undefined;
        task_uuid?: string | undefined;
        project_build_invitation_uuid?: string | undefined;
      }
    | undefined;
}

/** Where the browser goes to sign in elsewhere. */
export function socialLoginPath(provider: IdentityProvider, { role, origin }: SocialLoginQuery = {}): string {
  const wishes = Object.entries({ role, ...origin }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(wishes).toString();
  return `${callPath(socialRoutes[provider])}${query && `?${query}`}`;
}

/** Which accounts elsewhere this server knows. An extra: nobody is told when it fails. */
export const useProviders = () =>
  useSWR('sign-in-providers', async () => (await request(socialRoutes.providers, { handles: 'all' })).data, {
    revalidateOnFocus: false,
  });

/**
 * What is left to do after signing in elsewhere; the page says when that is over.
 *
 * @param token `null` once it is done
 */
export const usePendingLogin = (token: string | null) =>
  useSWR(
    token && ['pending-login', token],
    async () => (await request(socialRoutes.pending, { params: { token: token ?? '' }, handles: 'all' })).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

/** @param wanted the page wanted before signing in, when the sign-in itself names none */
function arrive(token: string, { url, invitation, ...session }: ArrivedSession, wanted: () => string): void {
  const arrival = invitation ? nextPageAfterInvitation(invitation) : { target: url ?? wanted(), isJoined: false };
  useArrivals.setState({ [token]: arrival });
  useSession.getState().succeed(session);
}

/** Signs in whoever a provider vouched for. */
export const autoLogin = (token: string, wanted: () => string): Promise<void> =>
  once(token, async () => {
    const { data } = await request(socialRoutes.autoLogin, { body: { token }, handles: 'all' });
    arrive(token, data, wanted);
  });

export type SocialRegistrationInput = RequestOf<typeof socialRoutes.register>['body'];

/** Registers whoever a provider vouched for, and signs in. The form shows what went wrong. */
export async function registerSocial(body: SocialRegistrationInput, wanted: () => string): Promise<void> {
  const { data } = await request(socialRoutes.register, { body, handles: 'all' });
  arrive(body.token, data, wanted);
}

/** Links to the account of the same address by its password, and signs in. */
export async function linkAccount(token: string, password: string, wanted: () => string): Promise<void> {
  const { data } = await request(socialRoutes.link, { body: { token, password }, handles: 'all' });
  arrive(token, data, wanted);
}

const start = { google: socialRoutes.startGoogle, line: socialRoutes.startLine } as const;
const bind = { google: socialRoutes.bindGoogle, line: socialRoutes.bindLine } as const;

/** Leaves for a provider, to bind an account there; comes back to `url`. */
export async function startBinding(provider: IdentityProvider, url: string): Promise<void> {
  const { data } = await request(start[provider], { body: { url }, handles: 'all' });
  window.location.assign(data.url);
}

/** Binds the account somebody signed in to. Answers where they asked for it. */
export const confirmBinding = async (provider: IdentityProvider, token: string): Promise<string | null> =>
  (await request(bind[provider], { body: { token }, handles: 'all' })).data.url;

/** The accounts elsewhere that sign the caller in. */
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
