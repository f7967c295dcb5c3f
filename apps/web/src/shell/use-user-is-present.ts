import { useEffect, useState } from 'react';

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** After this time without any input, the user is assumed to be reading. */
const presentAfterMs = 5000;

/**
 * Becomes true on the first user input, or once the page has been open for a while. Loading that waits for it does not slow down
 * the first render.
 */
export function useUserIsPresent(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const markPresent = () => setHere(true);
    const timer = setTimeout(markPresent, presentAfterMs);
    for (const inputEvent of inputEvents)
      window.addEventListener(inputEvent, markPresent, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const inputEvent of inputEvents) window.removeEventListener(inputEvent, markPresent);
    };
  }, []);
  return isHere;
}
