import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board';
import { useEffect, useRef } from 'react';

/** Opens the board at the comment an address names, once the comments are there. */
export function useDeepLink(comment: string | null, open: () => void): void {
  const board = useCommentBoard();
  const ready = useCommentBoardState((state) => state.status === 'ready');
  const done = useRef<string | null>(null);
  const show = useRef(open);
  useEffect(() => {
    show.current = open;
  }, [open]);
  useEffect(() => {
    if (!comment || !ready || done.current === comment) return;
    done.current = comment;
    show.current();
    board.activate(comment, 'document');
  }, [board, comment, ready]);
}
