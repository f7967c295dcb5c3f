import { socialCalls } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';

const calls = { google: socialCalls.googleCallback, line: socialCalls.lineCallback };

/** The callback URL for a provider, which has to be registered with it. */
export const callbackAddress = (appUrl: string, provider: IdentityProvider): string =>
  `${appUrl}${calls[provider].path}`;
