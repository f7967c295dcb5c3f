import { type RefObject, useEffect, useState } from 'react';

/** What is pressed or held here must stay under the finger: it neither opens the composer nor closes it. */
const film = '[data-slot="comment-composer-moment"], [data-slot="comment-composer-drawing"]';

/**
 * Whether somebody works in the element: from the focus coming in until the focus or the pointer goes elsewhere. Losing
 * the focus to nothing does not count: Safari gives a button that is pressed none.
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
