import { useRef } from 'react';

/**
 * Creates idempotency keys: a request sent again after a lost response has the same key, so that the server applies it
 * once and repeats its first response.
 *
 * @example
 * const { keyFor, done } = useIntentionKey();
 * await request(route, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
 * done();
 */
export function useIntentionKey() {
  const intention = useRef({ about: '', key: '' });
  const keyFor = (about: string): string => {
    if (intention.current.about !== about) intention.current = { about, key: crypto.randomUUID() };
    return intention.current.key;
  };
  /** Call after a response: the same request is a new intention from then on. */
  const done = (): void => {
    intention.current = { about: '', key: '' };
  };
  return { keyFor, done };
}
