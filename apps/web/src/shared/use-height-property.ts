import { type RefCallback, useCallback } from 'react';

type HeightProperty = '--super-bar' | '--info-bar' | '--guide-band' | '--moves-bar' | '--film';

/**
 * Publishes the height of a bar as a custom property: elements that fill the window subtract the bars above the page, and scroll
 * targets stay clear of the bar below.
 *
 * @example const ref = useHeightProperty('--info-bar');
 */
export function useHeightProperty(name: HeightProperty): RefCallback<HTMLElement> {
  return useCallback(
    (bar) => {
      if (!bar) return;
      const page = document.documentElement;
      const updateProperty = () => page.style.setProperty(name, `${bar.offsetHeight}px`);
      updateProperty();
      const observer = new ResizeObserver(updateProperty);
      observer.observe(bar);
      return () => {
        observer.disconnect();
        page.style.removeProperty(name);
      };
    },
    [name],
  );
}
