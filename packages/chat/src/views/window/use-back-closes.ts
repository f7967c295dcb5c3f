import { useEffect, useRef } from 'react';

const mark = 'paidangChat';

const isMarked = (): boolean => Boolean(history.state?.[mark]);

/**
 * While something covers the page, going back closes it rather than leaving the page: it has a place of its own in the
 * history, with whatever the host keeps there.
 *
 * @param room what covers the page, `null` while nothing does.
 */
export function useBackCloses(room: string | null, close: (room: string) => void): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCovered = room !== null;
  const latest = useRef({ room, close });
  useEffect(() => {
    latest.current = { room, close };
  });

  useEffect(() => {
    clearTimeout(leaving.current);
    const leave = () => {
      // Later, since another room may take its place at once.
      leaving.current = setTimeout(() => {
        if (isMarked()) history.back();
      });
    };
    if (!isCovered) {
      // A reload keeps the place, not what covered the page.
      leave();
      return;
    }
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
    const onBack = () => {
      const { room: covering, close: end } = latest.current;
      if (covering !== null && !isMarked()) end(covering);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      leave();
    };
  }, [isCovered]);
}
