import { MediaActionTypes, type useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import type { KeyboardEvent } from 'react';
import type { VideoClock } from '../video-clock';

export interface PlayerKeysOptions {
  clock: VideoClock;
  dispatch: ReturnType<typeof useMediaDispatch>;
  onMark: ((end: 'from' | 'until') => void) | undefined;
}

const seekSeconds = 10;
const step = 5;

/** Keys of who cuts films: J K L, arrows, space, M, F, and I and O for the ends of a stretch. */
export function usePlayerKeys({ clock, dispatch, onMark }: PlayerKeysOptions) {
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const muted = useMediaSelector<boolean>((state) => Boolean(state.mediaMuted));
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));

  const {
    MEDIA_PLAY_REQUEST: play,
    MEDIA_PAUSE_REQUEST: pause,
    MEDIA_MUTE_REQUEST: mute,
    MEDIA_UNMUTE_REQUEST: unmute,
    MEDIA_ENTER_FULLSCREEN_REQUEST: enter,
    MEDIA_EXIT_FULLSCREEN_REQUEST: exit,
  } = MediaActionTypes;
  const toggle = () => dispatch({ type: paused ? play : pause });
  const by = (seconds: number) => () => clock.goTo(clock.position() + seconds);
  const keys: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    k: toggle,
    j: by(-seekSeconds),
    l: by(seekSeconds),
    ArrowLeft: by(-step),
    ArrowRight: by(step),
    m: () => dispatch({ type: muted ? unmute : mute }),
    f: () => dispatch({ type: isFull ? exit : enter }),
    ...(onMark ? { i: () => onMark('from'), o: () => onMark('until') } : {}),
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')) return;
    // Space presses the button it stands on.
    if (event.key === ' ' && target instanceof HTMLButtonElement) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
