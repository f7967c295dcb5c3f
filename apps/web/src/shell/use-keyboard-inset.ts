import { useEffect } from 'react';

/** What a browser's own bars may cover, px: less is no keyboard. */
const bars = 80;

/**
 * Tells the style sheet how much of the page an on-screen keyboard covers, where it does not make the page smaller
 * (Safari): what has a composer at its foot stands above it. A page that was pinched is not covered.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const tell = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      if (viewport.scale === 1 && covered > bars) style.setProperty('--pd-keyboard', `${covered}px`);
      else style.removeProperty('--pd-keyboard');
    };
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
      style.removeProperty('--pd-keyboard');
    };
  }, []);
}
