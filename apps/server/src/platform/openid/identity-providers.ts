import { socialCalls } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';
import type { Env } from '../../config/env';

type Settings = Pick<Env, 'NODE_ENV' | 'GOOGLE_CLIENT_ID' | 'LINE_LOGIN_CHANNEL_ID'>;

/** Whether local providers replace those that are not configured. Never in production, since they accept any identity. */
export const hasLocalProviders = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean => NODE_ENV !== 'production';

/** The providers users can sign in with. */
export const availableProviders = (env: Settings): Record<IdentityProvider, boolean> => ({
  google: hasLocalProviders(env) || env.GOOGLE_CLIENT_ID !== undefined,
  line: hasLocalProviders(env) || env.LINE_LOGIN_CHANNEL_ID !== undefined,
});

const callbackCalls = { google: socialCalls.googleCallback, line: socialCalls.lineCallback };

/** The callback URL for a provider, which has to be registered with it. */
export const callbackAddress = (appUrl: string, provider: IdentityProvider): string =>
  `${appUrl}${callbackCalls[provider].path}`;
