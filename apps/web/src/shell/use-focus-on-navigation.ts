import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a navigation the focus and the reader start at the new page's heading, and the page at its top. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    return whenHeadingShows((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, type]);
}

/**
 * Pages load their code and their data first, and a heading that stood in goes with what stood in: waits for the
 * heading, and for the next if it is taken away, but not past the reader's own next step.
 */
function whenHeadingShows(found: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const look = () => {
    if (last?.isConnected) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    // Something else has the focus by now: the page's own field, a dialog.
    if (last && document.activeElement !== document.body) stop();
    else if (heading) {
      last = heading;
      found(heading);
    }
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('keydown', stop);
    window.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('keydown', stop);
  window.addEventListener('pointerdown', stop);
  look();
  return stop;
}
