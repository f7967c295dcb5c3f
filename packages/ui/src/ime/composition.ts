/** Safari reports the Enter that ends a composition after `compositionend`; users never type two keys this fast. */
const SETTLE_MS = 50;

interface KeyLike {
  readonly timeStamp: number;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

export interface TimedEvent {
  readonly timeStamp: number;
}

/** State of a text field's input method; spread `handlers` on the field (or on an element around it). */
export interface Composition {
  /** Whether characters are currently being composed. */
  isComposing(): boolean;
  /** Whether this key press belongs to the input method rather than to the page. */
  owns(event: KeyLike): boolean;
  readonly handlers: {
    onCompositionStart(event: TimedEvent): void;
    onCompositionEnd(event: TimedEvent): void;
    onBlur(event: TimedEvent): void;
  };
}

/**
 * Tracks the input method of one field without React.
 *
 * @example
 * const composition = createComposition();
 * field.addEventListener('compositionstart', composition.handlers.onCompositionStart);
 */
export function createComposition(): Composition {
  let composing = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    isComposing: () => composing,
    owns: (event) => composing || event.timeStamp - endedAt < SETTLE_MS,
    handlers: {
      onCompositionStart() {
        composing = true;
      },
      onCompositionEnd(event) {
        composing = false;
        endedAt = event.timeStamp;
      },
      onBlur() {
        composing = false;
        endedAt = Number.NEGATIVE_INFINITY;
      },
    },
  };
}

/**
 * Whether a key press (usually Enter) is meant for the input method: it must not send, submit or pick anything then.
 *
 * @param event The `keydown` event, React's or the browser's.
 * @param composition The result of {@link createComposition} or `useComposition`; without it Safari's order of events is
 * only recognised by the key code.
 * @example
 * if (event.key === 'Enter' && !isImeEnter(event, composition)) send();
 */
export function isImeEnter(event: KeyLike, composition?: Composition): boolean {
  const isComposing = event.nativeEvent?.isComposing ?? event.isComposing ?? false;
  return isComposing || event.keyCode === 229 || (composition?.owns(event) ?? false);
}
