/** What handlers of keys need of an event, of React or of the page. */
interface PressedKey {
  readonly key: string;
  readonly target: EventTarget | null;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key as it would be pressed where one reads from left to right: in right-to-left text ← and → change places, since
 * the next thing lies to the left.
 *
 * @example const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event)];
 */
export function readingKey({ key, target }: PressedKey): string {
  const isMirrored = target instanceof Element && getComputedStyle(target).direction === 'rtl';
  return (isMirrored && mirrored[key]) || key;
}
