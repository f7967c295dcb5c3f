import { setNonce } from 'get-nonce';
import { type ReactNode, useInsertionEffect } from 'react';

export interface NonceProviderProps {
  /** The nonce of the page's `style-src`, new for every response of the server. */
  nonce: string | undefined;
  children: ReactNode;
}

/**
 * Allows the style element by which a modal layer locks scrolling to pass a content security policy without
 * `'unsafe-inline'`; it is the only one our components create. Use it once, around everything: it also covers
 * `@paidang/editor`, `chat`, `comment-board` and `tour`.
 *
 * @example <NonceProvider nonce={nonce}><App /></NonceProvider>
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  // Runs before the effects of a layer that is open from the start.
  useInsertionEffect(() => setNonce(nonce ?? ''), [nonce]);
  return children;
}
