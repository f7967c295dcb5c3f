import { socialCalls } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';

const calls = { google: socialCalls.googleCallback, line: socialCalls.lineCallback };

/** The callback address of a provider, which has to be registered there. */
export const callbackAddress = (appUrl: string, provider: IdentityProvider): string =>
  `${appUrl}${calls[provider].path}`;
