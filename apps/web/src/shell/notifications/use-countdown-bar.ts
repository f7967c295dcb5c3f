import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * A bar that runs out. The animation also keeps the time, so pausing it pauses the countdown. Reduced motion hides the movement,
 * but the time stays the same.
 *
 * @param life in milliseconds
 */
export function useCountdownBar(life: number, onEnd: () => void) {
  const line = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (!line.current) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = still ? [{ opacity: 1 }, { opacity: 1 }] : [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    const running = line.current.animate(frames, { duration: life, fill: 'forwards' });
    running.onfinish = () => end.current();
    animation.current = running;
    return () => running.cancel();
  }, [life]);

  const pause = useCallback(() => animation.current?.pause(), []);
  const resume = useCallback(() => animation.current?.play(), []);
  const blur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) resume();
    },
    [resume],
  );
  return { line, onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: blur };
}
