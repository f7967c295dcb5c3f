import { type RefObject, useEffect, useRef } from 'react';

export interface CentredScrollOptions {
  view: RefObject<HTMLElement | null>;
  /** The film lies under a playhead in the middle, and is pushed by a finger. */
  centred: boolean;
  /** px the film is wide. */
  width: number;
  /** Where the film stands, as a part of it. */
  part: number;
  playing: boolean;
  /** A finger pushed the film to this part of it. */
  onPush: (part: number) => void;
}

/** ms after which a film that was pushed, and its swing, has come to rest. */
const rest = 160;
/** ms between two positions of a film that plays. */
const glide = 250;

/**
 * Keeps the playhead in sight. Under a finger it stays in the middle and the film moves: scrolling it is scrubbing, as in the cutting
 * apps of phones. What scrolls it from here is told from what a finger does by where it was put.
 */
export function useCentredScroll({ view, centred, width, part, playing, onPush }: CentredScrollOptions): void {
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
      // A window that was hidden or turned scrolls by itself, before its new size is known here.
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
    if (!node || width === 0 || node.scrollWidth <= node.clientWidth) return;
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
    if (start - pushedAt.current < rest || Math.abs(node.scrollLeft - x) < 1) return;
    if (!playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return scroll(x);
    const from = node.scrollLeft;
    const step = (now: number) => {
      const gone = Math.min(1, (now - start) / glide);
      scroll(from + (x - from) * gone);
      if (gone < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [view, centred, width, part, playing]);
}
