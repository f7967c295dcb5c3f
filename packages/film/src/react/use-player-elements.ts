import { MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import { type ForwardedRef, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { FilmClock } from '../core';

/** The film's element, which the clock and media-chrome follow. */
export function useVideoElement(clock: FilmClock) {
  const store = useMediaStore();
  const video = useRef<HTMLVideoElement | null>(null);
  const detach = useRef<(() => void) | null>(null);
  const videoRef = useCallback(
    (node: HTMLVideoElement | null) => {
      // React 18 says that a node is gone by `null` only.
      detach.current?.();
      detach.current = node && clock.attach(node);
      video.current = node;
      // media-chrome's own refs are new with every render, which would take the film away and give it back each time.
      store?.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: node });
    },
    [clock, store],
  );
  return { video, videoRef };
}

/** The player's outermost element: what takes the whole screen. */
export function useRootElement(outerRef: ForwardedRef<HTMLElement>) {
  const store = useMediaStore();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const element = useRef<HTMLElement | null>(null);
  const rootRef = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      setRoot(node);
      store?.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: node });
    },
    [store],
  );
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(outerRef, () => element.current, []);
  return { root, rootRef };
}
