import { useLayoutEffect } from 'radix-ui/internal';
import { type RefObject, useState } from 'react';

/** Whether the element's content overflows it; updated when either changes size. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const viewport = element.current;
    if (!viewport) return;
    const measure = () =>
      setOverflows(viewport.scrollHeight > viewport.clientHeight || viewport.scrollWidth > viewport.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    for (const child of viewport.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
