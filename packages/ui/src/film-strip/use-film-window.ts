import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Centres the lit frame in a window narrower than the strip, and returns whether it is narrower. */
export function useFilmWindow(view: RefObject<HTMLElement | null>, lit: string | undefined): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element || !lit || !overflows) return;
    const frame = element.querySelector<HTMLElement>('[data-state="now"]');
    if (!frame) return;
    const middle = frame.getBoundingClientRect().left - element.getBoundingClientRect().left + frame.offsetWidth / 2;
    element.scrollLeft += middle - element.clientWidth / 2;
  }, [view, lit, overflows]);

  return overflows;
}
