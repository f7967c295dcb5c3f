import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBoardContext } from './board-context';

/** How long comments wait for the film at most, ms. */
const longestWait = 300;

/** A press may move the focus into the board, which must exist by then: phones open their keyboard only during the press. */
const presses = ['keydown', 'pointerdown'] as const;

/**
 * Whether the board may be rendered: the film has painted its first picture, failed or taken too long, the user has pressed
 * something, or the board was asked for. The board waits, because browsers request a film only after the first frame, and
 * rendering the board delays that frame.
 *
 * @returns `true` for a board without a film; otherwise `false` at first, then `true` for good.
 */
export function useFirstPicture(): boolean {
  const { board, clock, stage } = useBoardContext();
  const [isOver, setOver] = useState(
    () => !clock?.isOpening || stage.composerWanted || board.getSnapshot().active !== null,
  );
  useLayoutEffect(() => {
    if (isOver || !clock) return;
    const show = () => setOver(true);
    const showNow = () => flushSync(show);
    const showSoon = () => startTransition(show);
    const end = new AbortController();
    const { signal } = end;
    for (const type of presses) addEventListener(type, showNow, { capture: true, signal });
    const timer = setTimeout(showSoon, longestWait);
    const unsubscribe = clock.subscribe(() => {
      if (!clock.isOpening?.()) showSoon();
    });
    stage.show = show;
    // A player mounted together with the board may be attached to the clock after this effect.
    queueMicrotask(() => {
      if (!signal.aborted && !clock.isOpening?.()) showNow();
    });
    return () => {
      end.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  }, [clock, stage, isOver]);
  return isOver;
}
