import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardComment } from '../core';

const commentOf = (node: EventTarget | null): string | undefined =>
  node instanceof Element ? (node.closest<HTMLElement>('[data-comment]')?.dataset.comment ?? undefined) : undefined;

/**
 * Tracks which comment has the focus, and moves it to the next one when that comment leaves the list (marked, deleted,
 * filtered out) or the focused control is removed.
 *
 * @returns id of the focused comment.
 */
export function useKeptFocus(
  scroller: RefObject<HTMLElement | null>,
  visible: readonly BoardComment[],
  focusComment: (id: string) => void,
): string | undefined {
  const [focused, setFocused] = useState<string>();
  const last = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const onFocus = (event: FocusEvent) => setFocused(commentOf(event.target));
    const onBlur = (event: FocusEvent) => {
      const stays = event.relatedTarget instanceof Node && node.contains(event.relatedTarget);
      // Removing a focused element also blurs it, without a related target: the user has not left.
      if (!stays && event.relatedTarget) setFocused(undefined);
    };
    node.addEventListener('focusin', onFocus);
    node.addEventListener('focusout', onBlur);
    return () => {
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('focusout', onBlur);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    if (!focused) {
      last.current = null;
      return;
    }
    const index = visible.findIndex((comment) => comment.message_id === focused);
    if (index >= 0) {
      last.current = { id: focused, index };
      return;
    }
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const next = visible[Math.min(last.current?.index ?? 0, visible.length - 1)];
    setFocused(undefined);
    if (!isLost) return;
    if (next) focusComment(next.message_id);
    else scroller.current?.focus();
  });
  return focused;
}
