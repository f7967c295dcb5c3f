import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { BoardComment } from '../core';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The layer over the page that has the focus. */
const layerInUse = (): Element | null => document.activeElement?.closest(layers) ?? null;

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
  const from = useRef<Element | null>(null);

  const focusComment = useCallback((id: string) => {
    pending.current = id;
    from.current = layerInUse();
    setWanted({ id });
  }, []);

  useLayoutEffect(() => {
    let frame = 0;
    const reach = () => {
      const id = pending.current;
      const index = visible.findIndex((comment) => comment.message_id === id);
      if (!wanted || index < 0) return;
      const layer = layerInUse();
      if (layer && layer !== from.current && !layer.contains(scroller.current)) {
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
