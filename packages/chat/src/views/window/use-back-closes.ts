import { useEffect, useRef } from 'react';

const mark = 'paidangChat';

const isMarked = (): boolean => Boolean(history.state?.[mark]);

const takePlace = (): void => {
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
};

// There is one history, whoever covers the page: the next one to cover it reuses the history entry of the previous one.
let covers = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

function cover(): void {
  covers += 1;
  clearTimeout(leaving);
  if (!isLeaving) takePlace();
}

/** Goes back with a delay, because another room may reuse the entry at once, in this chat or in one that replaces it. */
function leaveUncovered(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (covers > 0 || isLeaving || !isMarked()) return;
    isLeaving = true;
    // Runs before the listeners of whatever covers the page by then, so that they find the entry in use again.
    window.addEventListener('popstate', left, { once: true });
    history.back();
  });
}

function left(): void {
  isLeaving = false;
  if (covers > 0) takePlace();
}

/**
 * While something covers the page, going back closes it instead of leaving the page: it has its own history entry, which keeps
 * the host's state.
 *
 * @param room the room that covers the page, `null` if none does
 */
export function useBackCloses(room: string | null, close: (room: string) => void): void {
  const isCovered = room !== null;
  const latest = useRef({ room, close });
  useEffect(() => {
    latest.current = { room, close };
  });

  useEffect(() => {
    if (!isCovered) {
      // A reload keeps the history entry, but not what covered the page.
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
