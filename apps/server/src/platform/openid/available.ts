import type { IdentityProvider } from '@paidang/contract/entities';
import type { Env } from '../../config/env';

type Settings = Pick<Env, 'NODE_ENV' | 'GOOGLE_CLIENT_ID' | 'LINE_LOGIN_CHANNEL_ID'>;

/** Whether a provider of our own stands in for what is not set up. Never in production: it lets anybody be anybody. */
export const hasLocalProviders = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean => NODE_ENV !== 'production';

/** Which accounts elsewhere sign people in here. */
export const availableProviders = (env: Settings): Record<IdentityProvider, boolean> => ({
  google: hasLocalProviders(env) || env.GOOGLE_CLIENT_ID !== undefined,
  line: hasLocalProviders(env) || env.LINE_LOGIN_CHANNEL_ID !== undefined,
});
