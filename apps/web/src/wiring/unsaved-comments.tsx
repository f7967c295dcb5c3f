import { type BoardState, hasContent } from '@paidang/comment-board/core';
import { useCommentBoardState } from '@paidang/comment-board/document';
import { useEffect } from 'react';
import { useUnsaved } from '../stores/unsaved';

/** Written and not sent, or on its way. */
const isAtWork = ({ drafts, pending }: BoardState): boolean =>
  pending.length > 0 || Object.values(drafts).some((draft) => draft && hasContent(draft));

/** Tells the rest of the page while the board above holds what a reload would interrupt or lose. */
export function UnsavedComments({ boardId }: { boardId: string }) {
  const unsaved = useCommentBoardState(isAtWork);
  useEffect(() => {
    const name = `comments/${boardId}`;
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [boardId, unsaved]);
  return null;
}
