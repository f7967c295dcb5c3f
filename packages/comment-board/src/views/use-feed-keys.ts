import type { KeyboardEvent, RefObject } from 'react';
import type { BoardComment } from '../core';
import { useBoardContext } from '../react/board-context';

const isWriting = (node: Element): boolean => node.closest('textarea, [contenteditable]') !== null;

const isPlain = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || event.keyCode === 229);

/**
 * Keys while the focus is in the feed: J and K (or arrows, on the comment itself) to the next and previous comment,
 * R to reply, E to mark it processed, Enter (on the comment itself) to confirm the outcome at its place. Keys pressed while the
 * focus is still on its way count from its destination.
 */
export function useFeedKeys(
  visible: readonly BoardComment[],
  pending: RefObject<string | undefined>,
  focusComment: (id: string) => void,
) {
  const { board, permissions } = useBoardContext();

  const actionOf = (key: string, index: number, onArticle: boolean): (() => void) | undefined => {
    const comment = visible[index];
    if (!comment) return;
    const id = comment.message_id;
    const step = (to: number) => () => {
      const next = visible[to];
      if (next) focusComment(next.message_id);
    };
    switch (key) {
      case 'j':
      case 'PageDown':
        return step(index + 1);
      case 'k':
      case 'PageUp':
        return step(index - 1);
      case 'ArrowDown':
        return onArticle ? step(index + 1) : undefined;
      case 'ArrowUp':
        return onArticle ? step(index - 1) : undefined;
      case 'r':
        return permissions.canReply(comment) && !comment.pending ? () => board.openReply(id) : undefined;
      case 'Enter':
        return onArticle && board.canProve(comment) && permissions.canProcess(comment)
          ? () => void board.prove(id)
          : undefined;
      case 'e':
        return permissions.canProcess(comment) ? () => void board.setProcessed(id, !comment.is_processed) : undefined;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof Element) || isWriting(target) || event.defaultPrevented || !isPlain(event)) return;
    const article = target.closest<HTMLElement>('[data-comment]');
    if (!article || !event.currentTarget.contains(article)) return;
    const from = pending.current ?? article.dataset.comment;
    const index = visible.findIndex((comment) => comment.message_id === from);
    const action = actionOf(key.length === 1 ? key.toLowerCase() : key, index, target === article);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { onKeyDown };
}
