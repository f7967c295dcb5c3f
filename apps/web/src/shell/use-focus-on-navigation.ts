import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a navigation, moves the focus to the heading of the new page and scrolls to the top. */
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
 * Pages load their code and data first, and the heading of a placeholder is removed with it. So this waits for a heading, and for
 * the next one if it is removed, until the user presses a key or clicks.
 */
function whenHeadingShows(found: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const checkHeading = () => {
    if (last?.isConnected) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    // Something else has the focus by now: a field of the page, or a dialog.
    if (last && document.activeElement !== document.body) stop();
    else if (heading) {
      last = heading;
      found(heading);
    }
  };
  const observer = new MutationObserver(checkHeading);
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('keydown', stop);
    window.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('keydown', stop);
  window.addEventListener('pointerdown', stop);
  checkHeading();
  return stop;
}
