import { useRef } from 'react';

/**
 * Names what somebody wants to be done: the same sent again after a lost answer has the same key, so that the server does
 * it once and gives its first answer.
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
  /** It was answered: the same after that is another intention. */
  const done = (): void => {
    intention.current = { about: '', key: '' };
  };
  return { keyFor, done };
}
