import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const restAfter = 5000;

/** Becomes true with the first sign of a person, or once the page is at rest: what waits for it burdens no first load. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setAtRest(true);
    const timer = setTimeout(rest, restAfter);
    for (const sign of signs) window.addEventListener(sign, rest, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, rest);
    };
  }, []);
  return isAtRest;
}
