import { type RefCallback, useCallback } from 'react';

type HeightProperty = '--super-bar' | '--info-bar' | '--guide-band' | '--moves-bar' | '--film';

/**
 * Tells the style sheet how tall a bar is: what fills the window subtracts those above the page, and what is scrolled
 * to stays clear of the one below.
 *
 * @example const ref = useHeightProperty('--info-bar');
 */
export function useHeightProperty(name: HeightProperty): RefCallback<HTMLElement> {
  return useCallback(
    (bar) => {
      if (!bar) return;
      const page = document.documentElement;
      const tell = () => page.style.setProperty(name, `${bar.offsetHeight}px`);
      tell();
      const observer = new ResizeObserver(tell);
      observer.observe(bar);
      return () => {
        observer.disconnect();
        page.style.removeProperty(name);
      };
    },
    [name],
  );
}
