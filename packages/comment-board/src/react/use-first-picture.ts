import { startTransition, useEffect, useState } from 'react';
import type { CommentClock } from '../core';

/** How long comments wait for the film at most, ms. */
const longestWait = 300;

/**
 * Whether the film has painted its first picture, failed, or taken too long. The comments wait for it, because rendering the
 * list blocks the main thread for longer than loading a picture takes.
 *
 * @returns `true` for a board without a film; otherwise `false` at first, then `true` for good.
 */
export function useFirstPicture(clock: CommentClock | undefined): boolean {
  const [isOver, setOver] = useState(!clock?.isOpening);
  useEffect(() => {
    if (isOver) return;
    const end = () => startTransition(() => setOver(true));
    if (!clock?.isOpening?.()) return end();
    const timer = setTimeout(end, longestWait);
    const unsubscribe = clock.subscribe(() => {
      if (!clock.isOpening?.()) end();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [clock, isOver]);
  return isOver;
}
