import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the style sheet how tall a bar above the page is, which desks that fill the window subtract.
 *
 * @example const ref = useHeightProperty('--info-bar');
 */
export function useHeightProperty(
  name: '--super-bar' | '--info-bar' | '--guide-band' | '--film',
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement;
    const tell = () => page.style.setProperty(name, `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(name);
    };
  }, [name]);
  return bar;
}
