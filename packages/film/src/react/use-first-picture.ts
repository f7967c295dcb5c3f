import { startTransition, useEffect, useState } from 'react';
import type { FilmClock } from '../core';

/** How long pins and drawings wait for the film at most, ms. */
const longestWait = 300;

/**
 * Whether the film has painted its first picture, failed, or taken too long. Pins and drawings wait for it, because rendering
 * hundreds of them blocks the main thread for longer than loading a picture takes.
 *
 * @returns `false` at first, then `true` for good.
 */
export function useFirstPicture(clock: FilmClock): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const end = () => startTransition(() => setOver(true));
    if (!clock.isOpening()) return end();
    const timer = setTimeout(end, longestWait);
    const unsubscribe = clock.subscribe(() => {
      if (!clock.isOpening()) end();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [clock, isOver]);
  return isOver;
}
