import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { BoardComment } from '../core';
import { layerInUse } from '../react/use-asking-layer';

/**
 * Brings the focus to a comment that may not be in the DOM yet. The list hides what it has not measured, and what is
 * hidden takes no focus, so each frame tries again until the comment has it: once, or later ones would steal the focus.
 * Who has gone into a layer over the page meanwhile stays there.
 *
 * @returns id of the comment last wanted, to keep mounted; `pending`, its id until it has the focus.
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
