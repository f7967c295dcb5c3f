import { socialCalls } from '@paidang/contract/calls';
import type { IdentityProvider } from '@paidang/contract/entities';

const calls = { google: socialCalls.googleCallback, line: socialCalls.lineCallback };

/** Where a provider sends the browser back to; it has to be told beforehand. */
export const callbackAddress = (appUrl: string, provider: IdentityProvider): string =>
  `${appUrl}${calls[provider].path}`;
