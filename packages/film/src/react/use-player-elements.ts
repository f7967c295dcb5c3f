import { MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import { type ForwardedRef, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { FilmClock } from '../core';

/** Ref of the video element, which attaches it to the clock and to media-chrome. */
export function useVideoElement(clock: FilmClock) {
  const store = useMediaStore();
  const video = useRef<HTMLVideoElement | null>(null);
  const detach = useRef<(() => void) | null>(null);
  const videoRef = useCallback(
    (node: HTMLVideoElement | null) => {
      // React 18 only reports a removed node by `null`.
      detach.current?.();
      detach.current = node && clock.attach(node);
      video.current = node;
      // media-chrome's own refs change with every render, which would detach and attach the film each time.
      store?.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: node });
    },
    [clock, store],
  );
  return { video, videoRef };
}

/** The player's root element, which is shown in full screen. */
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
