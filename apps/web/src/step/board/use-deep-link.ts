import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import { useEffect, useRef } from 'react';
import { isOccupied } from '../../shared/layers/is-occupied';

/** Opens the board at the comment an address names, once the comments are there; the focus goes there unless it is in use. */
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
    board.activate(comment, isOccupied() ? 'list' : 'document');
  }, [board, comment, ready]);
}
