import { useEffect } from 'react';

/** Height that the browser's own bars may cover, in pixels; anything less is not a keyboard. */
const maxBrowserBars = 80;

/**
 * Publishes how much of the page an on-screen keyboard covers as a custom property, for browsers in which it does not resize the
 * page (Safari): layers with a composer at the bottom move up by it. A zoomed page does not count as covered.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const updateInset = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      if (viewport.scale === 1 && covered > maxBrowserBars) style.setProperty('--pd-keyboard', `${covered}px`);
      else style.removeProperty('--pd-keyboard');
    };
    viewport.addEventListener('resize', updateInset);
    viewport.addEventListener('scroll', updateInset);
    return () => {
      viewport.removeEventListener('resize', updateInset);
      viewport.removeEventListener('scroll', updateInset);
      style.removeProperty('--pd-keyboard');
    };
  }, []);
}
