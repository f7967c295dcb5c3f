import { MediaActionTypes, type useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import type { KeyboardEvent, RefObject } from 'react';
import type { FilmClock } from '../core';
import { faster, rates } from '../core/shuttle';
import { wholeView, type Zoom, zoomBy } from '../core/zoom';

/** Shortcuts of tools that are loaded when first used. */
export type ToolKeys = ReadonlyMap<string, () => void>;

export interface PlayerKeysOptions {
  clock: FilmClock;
  dispatch: ReturnType<typeof useMediaDispatch>;
  onMark: ((end: 'from' | 'until') => void) | undefined;
  onRepeat: (() => void) | undefined;
  onDraw: (() => void) | undefined;
  onGuides: () => void;
  zoom: Zoom;
  /** Zooms to the film's actual pixels. */
  onPixels: () => void;
  onAside: (() => void) | null;
  onShowKeys: () => void;
  tools: readonly RefObject<ToolKeys>[];
}

/** Frames per step with Shift. */
const leap = 10;

/** Shortcuts known from video editing software. None of them acts in a text field. */
export function usePlayerKeys({
  clock,
  dispatch,
  onMark,
  onRepeat,
  onDraw,
  onGuides,
  zoom,
  onPixels,
  onAside,
  onShowKeys,
  tools,
}: PlayerKeysOptions) {
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const muted = useMediaSelector<boolean>((state) => Boolean(state.mediaMuted));
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const rate = useMediaSelector<number>((state) => state.mediaPlaybackRate ?? 1);

  const {
    MEDIA_PLAY_REQUEST: play,
    MEDIA_PAUSE_REQUEST: pause,
    MEDIA_MUTE_REQUEST: mute,
    MEDIA_UNMUTE_REQUEST: unmute,
    MEDIA_ENTER_FULLSCREEN_REQUEST: enter,
    MEDIA_EXIT_FULLSCREEN_REQUEST: exit,
    MEDIA_PLAYBACK_RATE_REQUEST: speed,
    MEDIA_TOGGLE_SUBTITLES_REQUEST: captions,
  } = MediaActionTypes;
  const setSpeed = (next: number) => dispatch({ type: speed, detail: next });
  const stop = () => {
    if (clock.rewinding() > 0) clock.goTo(clock.now());
    dispatch({ type: pause });
  };
  const toggle = () => (paused && clock.rewinding() === 0 ? dispatch({ type: play }) : stop());
  const forward = () => {
    if (!paused) return setSpeed(faster(rate));
    setSpeed(1);
    dispatch({ type: play });
  };
  const slower = () => setSpeed(rates.findLast((one) => one < rate) ?? rates[0]);
  const quicker = () => setSpeed(rates.find((one) => one > rate) ?? 2);
  const keys = new Map<string, (() => void) | undefined>([
    [' ', toggle],
    ['k', stop],
    ['j', () => clock.rewind(clock.rewinding() > 0 ? faster(clock.rewinding()) : 1)],
    ['l', forward],
    ['ArrowLeft', () => clock.step(-1)],
    ['ArrowRight', () => clock.step(1)],
    ['Shift+ArrowLeft', () => clock.step(-leap)],
    ['Shift+ArrowRight', () => clock.step(leap)],
    ['Home', () => clock.goTo(0)],
    ['End', () => clock.goTo(clock.length())],
    ['<', slower],
    ['>', quicker],
    ['m', () => dispatch({ type: muted ? unmute : mute })],
    ['v', () => dispatch({ type: captions })],
    ['f', () => dispatch({ type: isFull ? exit : enter })],
    ['i', onMark && (() => onMark('from'))],
    ['o', onMark && (() => onMark('until'))],
    ['r', onRepeat],
    ['d', onDraw],
    ['s', onGuides],
    ['+', () => zoom.set(zoomBy(zoom.get(), 1))],
    ['=', () => zoom.set(zoomBy(zoom.get(), 1))],
    ['-', () => zoom.set(zoomBy(zoom.get(), -1))],
    ['0', () => zoom.set(wholeView)],
    ['1', onPixels],
    ['c', onAside ?? undefined],
    ['?', onShowKeys],
  ]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { target, key, shiftKey } = event;
    if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')) return;
    // Space presses the focused button.
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    const name = key.length === 1 ? key.toLowerCase() : key;
    const pressed = shiftKey && key.length > 1 ? `Shift+${name}` : name;
    const act = keys.get(pressed) ?? tools.find(({ current }) => current.has(pressed))?.current.get(pressed);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
