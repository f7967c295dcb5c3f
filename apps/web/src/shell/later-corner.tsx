import { useEffect, useState } from 'react';
import { lazyExtra } from '../shared/lazy-extra';

const Corner = lazyExtra(() => import('./corner'));
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const restAfter = 5000;

/** What floats at the right, fetched with the first sign of a person or once the page is at rest: no first load needs it. */
export function LaterCorner() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, restAfter);
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, []);
  return isWanted ? <Corner /> : null;
}
