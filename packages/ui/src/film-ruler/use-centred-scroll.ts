import { type RefObject, useEffect, useRef } from 'react';

export interface CentredScrollOptions {
  view: RefObject<HTMLElement | null>;
  /** Whether the film is under a playhead in the middle, and is pushed by touch. */
  centred: boolean;
  /** Width of the film in px. */
  width: number;
  /** Whether the film is wider than its window. */
  overflows: boolean;
  /** Position of the film as a fraction. */
  part: number;
  playing: boolean;
  /** Called with the new position, as a fraction, when the film is pushed. */
  onPush: (part: number) => void;
}

/** Time until a pushed film and its momentum have stopped, in ms. */
const settleMs = 160;
/** Time between two positions of a playing film, in ms. */
const positionIntervalMs = 250;

/**
 * Keeps the playhead in view. On touch screens it stays in the middle and the film moves: scrolling is scrubbing, as in mobile
 * editing apps. Programmatic scrolling is distinguished from the user's by the position it set.
 */
export function useCentredScroll({
  view,
  centred,
  width,
  overflows,
  part,
  playing,
  onPush,
}: CentredScrollOptions): void {
  const put = useRef(0);
  const pushedAt = useRef(Number.NEGATIVE_INFINITY);
  const push = useRef(onPush);
  useEffect(() => {
    push.current = onPush;
  });

  useEffect(() => {
    const node = view.current;
    if (!node || !centred || width === 0) return;
    const onScroll = ({ timeStamp }: Event) => {
      // A window that was hidden or rotated scrolls automatically before its new size is known here.
      const isMeasured = Math.abs(node.scrollWidth - node.clientWidth - width) < 2;
      if (!isMeasured || Math.abs(node.scrollLeft - put.current) < 1.5) return;
      put.current = node.scrollLeft;
      pushedAt.current = timeStamp;
      push.current(Math.min(Math.max(0, node.scrollLeft / width), 1));
    };
    node.addEventListener('scroll', onScroll, { passive: true });
    return () => node.removeEventListener('scroll', onScroll);
  }, [view, centred, width]);

  useEffect(() => {
    const node = view.current;
    if (!node || width === 0 || !overflows) return;
    const x = part * width;
    if (!centred) {
      const isSeen = x >= node.scrollLeft && x <= node.scrollLeft + node.clientWidth;
      if (!isSeen) node.scrollLeft = x - node.clientWidth / 2;
      return;
    }
    const scroll = (left: number) => {
      node.scrollLeft = left;
      put.current = node.scrollLeft;
    };
    const start = performance.now();
    if (start - pushedAt.current < settleMs || Math.abs(node.scrollLeft - x) < 1) return;
    if (!playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return scroll(x);
    const from = node.scrollLeft;
    const step = (now: number) => {
      const gone = Math.min(1, (now - start) / positionIntervalMs);
      scroll(from + (x - from) * gone);
      if (gone < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [view, centred, width, overflows, part, playing]);
}
