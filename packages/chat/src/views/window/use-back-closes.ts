import { useEffect, useRef } from 'react';

const mark = 'paidangChat';

const isMarked = (): boolean => Boolean(history.state?.[mark]);

const takePlace = (): void => {
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
};

// There is one history, whoever covers the page: the next to cover it takes over the place of the one before.
let covers = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

function cover(): void {
  covers += 1;
  clearTimeout(leaving);
  if (!isLeaving) takePlace();
}

/** Goes back later, since another room may take the place at once, in this chat or in one that replaces it. */
function leaveUncovered(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (covers > 0 || isLeaving || !isMarked()) return;
    isLeaving = true;
    // Before the listeners of whoever covers the page meanwhile, so that they find the place taken again.
    window.addEventListener('popstate', left, { once: true });
    history.back();
  });
}

function left(): void {
  isLeaving = false;
  if (covers > 0) takePlace();
}

/**
 * While something covers the page, going back closes it rather than leaving the page: it has a place of its own in the
 * history, with whatever the host keeps there.
 *
 * @param room what covers the page, `null` while nothing does.
 */
export function useBackCloses(room: string | null, close: (room: string) => void): void {
  const isCovered = room !== null;
  const latest = useRef({ room, close });
  useEffect(() => {
    latest.current = { room, close };
  });

  useEffect(() => {
    if (!isCovered) {
      // A reload keeps the place, not what covered the page.
      leaveUncovered();
      return;
    }
    cover();
    const onBack = () => {
      const { room: covering, close: end } = latest.current;
      if (covering !== null && !isMarked()) end(covering);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      covers -= 1;
      leaveUncovered();
    };
  }, [isCovered]);
}
