import { setNonce } from 'get-nonce';
import { type ReactNode, useInsertionEffect } from 'react';

export interface NonceProviderProps {
  /** The nonce of the page's `style-src`, a new one with every answer of the server. */
  nonce: string | undefined;
  children: ReactNode;
}

/**
 * Lets the style element with which a modal layer keeps the page from scrolling pass a content security policy without
 * `'unsafe-inline'`; it is the only one that parts of ours write. Once, around everything: it is enough for
 * `@paidang/editor`, `chat`, `comment-board` and `tour` too.
 *
 * @example <NonceProvider nonce={nonce}><App /></NonceProvider>
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  // Before the effects of a layer that is open from the start.
  useInsertionEffect(() => setNonce(nonce ?? ''), [nonce]);
  return children;
}
