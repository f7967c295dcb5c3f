import { useEffect } from 'react';

/** How long data stays visible after the password was confirmed, in milliseconds. */
const visibleMs = 60_000;

/**
 * Hides data revealed by confirming the password: after a minute, and as soon as the window loses focus.
 *
 * @param shown the data that is visible, `null` for none
 * @param hide must be stable, or the minute starts again
 */
export function useHideAgain(shown: object | null, hide: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, visibleMs);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown, hide]);
}
