import { type FocusEvent, type PointerEvent, useEffect, useReducer, useSyncExternalStore } from 'react';
import { atRest, isTurning, rotation } from './rotation';
import type { CarouselApi } from './use-slides';

interface RotationOptions {
  api: CarouselApi | undefined;
  autoplay: boolean;
  /** In ms. */
  interval: number;
}

/** Rotates the pages, and pauses while they are being read. */
export function useRotation({ api, autoplay, interval }: RotationOptions) {
  const reducesMotion = useReducedMotion();
  const [state, change] = useReducer(rotation, atRest);
  const turning = isTurning(state);

  useEffect(() => {
    change({ type: autoplay && !reducesMotion ? 'auto' : 'stop' });
  }, [autoplay, reducesMotion]);

  useEffect(() => {
    const update = () => change({ type: 'hide', on: document.visibilityState === 'hidden' });
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!api) return;
    const hold = () => change({ type: 'drag', on: true });
    const release = () => change({ type: 'drag', on: false });
    api.on('pointerDown', hold).on('pointerUp', release);
    return () => {
      api.off('pointerDown', hold).off('pointerUp', release);
    };
  }, [api]);

  useEffect(() => {
    if (!api || !turning) return;
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => (api.canScrollNext() ? api.scrollNext(reducesMotion) : api.scrollTo(0, reducesMotion));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(turn, interval);
    };
    wait();
    // Turning the page manually restarts the timer.
    api.on('select', wait);
    return () => {
      clearTimeout(timer);
      api.off('select', wait);
    };
  }, [api, turning, interval, reducesMotion]);

  return {
    turning,
    wanted: state.wanted,
    reducesMotion,
    toggle: () => change({ type: state.wanted ? 'stop' : 'start' }),
    onPointerEnter(event: PointerEvent) {
      // A finger does not report leaving.
      if (event.pointerType !== 'touch') change({ type: 'hover', on: true });
    },
    onPointerLeave: () => change({ type: 'hover', on: false }),
    onFocus(event: FocusEvent) {
      // A pressed button keeps the focus; only focus from the keyboard means reading.
      if (event.target.matches(':focus-visible')) change({ type: 'focus', on: true });
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) change({ type: 'leave' });
    },
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. `true` on the server: nothing may move until the preference is known. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(reducedMotion);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
}
