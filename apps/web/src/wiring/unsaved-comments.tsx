import { type BoardState, hasContent } from '@paidang/comment-board/core';
import { useCommentBoardState } from '@paidang/comment-board/document';
import { useEffect } from 'react';
import { useUnsaved } from '../stores/unsaved';

/** Whether comments are drafted or being sent. */
const hasUnsaved = ({ drafts, pending }: BoardState): boolean =>
  pending.length > 0 || Object.values(drafts).some((draft) => draft && hasContent(draft));

/** Marks the page as unsaved while the enclosing board holds anything a reload would interrupt or lose. */
export function UnsavedComments({ boardId }: { boardId: string }) {
  const unsaved = useCommentBoardState(hasUnsaved);
  useEffect(() => {
    const name = `comments/${boardId}`;
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [boardId, unsaved]);
  return null;
}
