import { useEffect } from 'react';

/** Milliseconds for which a proof shows something. */
const shownFor = 60_000;

/**
 * Hides what a proof has shown: after a minute, and as soon as the window is left.
 *
 * @param shown what is shown now, `null` while nothing is
 * @param hide has to stay the same, or the minute begins again
 */
export function useHideAgain(shown: object | null, hide: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, shownFor);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown, hide]);
}
