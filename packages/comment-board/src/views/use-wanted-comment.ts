import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { BoardComment } from '../core';
import { layerInUse } from '../react/use-asking-layer';

/**
 * Moves the focus to a comment that may not be in the DOM yet. The list hides rows it has not measured, and hidden elements
 * cannot be focused, so each frame tries again until it succeeds. It then stops, or it would steal the focus later. If the
 * user has opened a layer over the page since, the focus stays there.
 *
 * @returns `wanted`, the id of the comment last requested, to be kept mounted; `pending`, its id until it has the focus.
 */
export function useWantedComment(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<VirtualizerHandle | null>,
  visible: readonly BoardComment[],
) {
  const [wanted, setWanted] = useState<{ id: string }>();
  const pending = useRef<string>(undefined);
  const askedFrom = useRef<Element | null>(null);

  const focusComment = useCallback((id: string, from = layerInUse()) => {
    pending.current = id;
    askedFrom.current = from;
    setWanted({ id });
  }, []);

  useLayoutEffect(() => {
    let frame = 0;
    const reach = () => {
      const id = pending.current;
      const index = visible.findIndex((comment) => comment.message_id === id);
      if (!wanted || index < 0) return;
      const layer = layerInUse();
      if (layer && layer !== askedFrom.current && !layer.contains(scroller.current)) {
        pending.current = undefined;
        return;
      }
      list.current?.scrollToIndex(index, { align: 'nearest' });
      const article = scroller.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`);
      article?.focus({ preventScroll: true });
      if (article?.matches(':focus')) pending.current = undefined;
      else frame = requestAnimationFrame(reach);
    };
    reach();
    return () => cancelAnimationFrame(frame);
  }, [wanted, visible, scroller, list]);

  return { wanted: wanted?.id, pending, focusComment };
}
