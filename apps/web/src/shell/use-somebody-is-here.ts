import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** After this time without any input, the user is assumed to be reading. */
const readsAfter = 5000;

/**
 * Becomes true on the first user input, or once the page has been open for a while. Loading that waits for it does not slow down
 * the first render.
 */
export function useSomebodyIsHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const come = () => setHere(true);
    const timer = setTimeout(come, readsAfter);
    for (const sign of signs) window.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, come);
    };
  }, []);
  return isHere;
}
