import type { BoardComment } from '../core';
import { useCommentBoardState, useComponents, useLabels } from '../react/board-context';
import { CommentImages } from './comment-images';
import { CommentText } from './comment-text';
import { CommentComposer } from './composer/comment-composer';

interface CommentBodyProps {
  comment: BoardComment;
  textClass: string;
}

/** The content of a comment: text and photos, the composer while it is being edited, or a note that it was deleted. */
export function CommentBody({ comment, textClass }: CommentBodyProps) {
  const labels = useLabels();
  const { Composer = CommentComposer } = useComponents();
  const draftKey = `edit:${comment.message_id}` as const;
  const editing = useCommentBoardState((state) => state.drafts[draftKey] !== undefined);
  if (comment.is_deleted) return <p className="pdb:mt-2 pdb:text-14 pdb:text-ink-3">{labels.deleted}</p>;
  if (editing) return <Composer draftKey={draftKey} comment={comment} className="pdb:mt-2" />;
  return (
    <>
      {comment.message === '' ? null : (
        <CommentText id={comment.message_id} text={comment.message} className={textClass} />
      )}
      <CommentImages comment={comment} />
    </>
  );
}
