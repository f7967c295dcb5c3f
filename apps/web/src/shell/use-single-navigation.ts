import { useEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';

/**
 * Ignores a click on a link that is already being followed. While its page loads, the router takes the address for a new one and
 * adds it to the history again, so that the Back button would lead to the same page.
 */
export function useSingleNavigation(): void {
  const shown = createPath(useLocation());

  useEffect(() => {
    const ignoreRepeated = (event: MouseEvent) => {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { href } = window.location;
      if (opensElsewhere || link?.href !== href || link.target === '_blank') return;
      // Resolved, because the router's location is not encoded as the browser's is.
      if (new URL(shown, href).href !== href) event.preventDefault();
    };
    document.addEventListener('click', ignoreRepeated, { capture: true });
    return () => document.removeEventListener('click', ignoreRepeated, { capture: true });
  }, [shown]);
}
