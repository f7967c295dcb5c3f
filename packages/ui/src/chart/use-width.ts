import { type RefCallback, useEffect, useState } from 'react';

/** Width of the element in px; a typical width on the server and before the first measurement. */
export function useWidth(): [width: number, watch: RefCallback<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [width, setElement];
}
