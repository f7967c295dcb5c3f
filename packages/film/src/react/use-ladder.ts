import type { SentVideo } from '@paidang/contract/entities';
import { type RefObject, useEffect, useState } from 'react';
import type { FilmClock } from '../core';
import type { Quality } from '../core/quality';

interface LadderUse {
  film: Pick<SentVideo, 'ladder'>;
  video: RefObject<HTMLVideoElement | null>;
  clock: FilmClock;
  quality: Quality;
}

/**
 * Plays the playlist of a film's sizes. Its address is signed and changes with every response of the server: the first is kept.
 *
 * @returns `isPlaying`, in which case the MP4 must not be loaded; `leave`, which falls back to the MP4
 */
export function useLadder({ film, video, clock, quality }: LadderUse): { isPlaying: boolean; leave: () => void } {
  const [address] = useState(film.ladder);
  const [hasFailed, setFailed] = useState(false);
  const isPlaying = address !== null && !hasFailed;

  useEffect(() => {
    const node = video.current;
    if (!node || address === null) return;
    const keepPlace = () => {
      if (Math.abs(node.currentTime - clock.now()) > 0.001) node.currentTime = clock.now();
    };
    node.addEventListener('loadedmetadata', keepPlace);
    const leave = () => node.removeEventListener('loadedmetadata', keepPlace);
    if (!isPlaying) return leave;
    let isOver = false;
    let stop: (() => void) | undefined;
    const fail = () => setFailed(true);
    import('./play-ladder').then(({ playLadder }) => {
      if (!isOver) stop = playLadder(node, address, { quality, at: clock.now(), onFailure: fail });
    }, fail);
    return () => {
      isOver = true;
      stop?.();
      leave();
    };
  }, [address, clock, isPlaying, quality, video]);

  return { isPlaying, leave: () => setFailed(true) };
}
