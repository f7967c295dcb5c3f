/** The fields of a key event, React's or the browser's, that handlers need. */
interface PressedKey {
  readonly key: string;
  readonly target: EventTarget | null;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key as it would be pressed in left-to-right text: in right-to-left text ← and → are swapped, because
 * the next item is to the left.
 *
 * @example const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event)];
 */
export function readingKey({ key, target }: PressedKey): string {
  const isMirrored = target instanceof Element && getComputedStyle(target).direction === 'rtl';
  return (isMirrored && mirrored[key]) || key;
}
