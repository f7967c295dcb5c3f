import { type RefObject, useEffect, useState } from 'react';

/** A control that is pressed or held must not move under the finger, so it neither opens nor closes the composer. */
const film = '[data-slot="comment-composer-moment"], [data-slot="comment-composer-drawing"]';

/**
 * Whether the element is in use: from the moment it gets the focus until the focus or the pointer goes elsewhere. Losing
 * the focus to nothing does not count, because Safari does not focus a button when it is pressed.
 */
export function useIsInUse(root: RefObject<HTMLElement | null>): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Not `target`, which at the document is the host of a shadow root.
    const follow = (event: Event) => {
      const path = event.composedPath();
      if (path.some((part) => part instanceof Element && part.matches(film))) return;
      setInUse(path.includes(element));
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [root]);
  return inUse;
}
