import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusHandlers {
  onFocus?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
}

/** Moves the focus to the root (`tabIndex={-1}`) when a change removes the focused button. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, change: unknown, own: FocusHandlers) {
  const inside = useRef(false);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (inside.current && !root.current?.matches(':focus-within')) root.current?.focus();
  }, [root, change]);
  return {
    onFocus(event: FocusEvent<HTMLFieldSetElement>) {
      own.onFocus?.(event);
      inside.current = true;
    },
    // React does not report the blur of an element it removes.
    onBlur(event: FocusEvent<HTMLFieldSetElement>) {
      own.onBlur?.(event);
      inside.current = false;
    },
  };
}
