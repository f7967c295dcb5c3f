import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Whoever looks that long without a sign reads. */
const readsAfter = 5000;

/**
 * Becomes true with the first sign of a person, or once a page has been open for a while: what waits for it burdens no first
 * load.
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
