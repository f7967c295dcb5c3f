import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows safe HTML in an element that React renders empty. React never looks inside, so a host may wrap text there
 * (quotes of comments); new HTML replaces everything.
 */
export function useMarkup(html: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.innerHTML = html;
  }, [html]);
  return ref;
}
