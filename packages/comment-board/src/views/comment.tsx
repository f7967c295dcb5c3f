import { memo } from 'react';
import type { BoardComment } from '../core';
import { useBoardContext, useCommentBoardState, useRole } from '../react/board-context';
import { CommentActions } from './comment-actions';
import { CommentBody } from './comment-body';
import { CommentDrawing } from './comment-drawing';
import { CommentHead } from './comment-head';
import { CommentMenu } from './comment-menu';
import { CommentProof } from './comment-proof';
import { CommentReplies } from './comment-replies';
import { CommentComposer } from './composer/comment-composer';
import { MomentChip } from './moment-chip';
import { QuoteChip } from './quote-chip';

/** ARIA feed pattern: every article is focusable. */
const feedItem = { tabIndex: 0 };

export interface CommentProps {
  comment: BoardComment;
  /** Position in the feed, from 1. */
  position: number;
  /** Number of comments in the feed. */
  total: number;
}

/** A thread: the comment, its replies and its buttons. */
export const Comment = memo(function Comment({ comment, position, total }: CommentProps) {
  const { board, labels, permissions, components } = useBoardContext();
  const { CommentActions: Actions = CommentActions, Composer = CommentComposer } = components;
  const id = comment.message_id;
  const active = useCommentBoardState((state) => state.active?.id === id);
  const replying = useCommentBoardState((state) => state.replyingTo === id);
  const { tone } = useRole(comment.role);
  const part = labels.part(comment);
  const carried = comment.is_carried && !comment.is_processed && !comment.is_deleted;
  const canReply = permissions.canReply(comment) && !comment.pending;
  const canProcess = permissions.canProcess(comment);
  return (
    <article
      data-slot="comment"
      data-comment={id}
      data-variant={tone}
      data-state={comment.pending ? 'pending' : 'saved'}
      data-active={active || undefined}
      {...feedItem}
      aria-label={comment.created_by}
      aria-posinset={position}
      aria-setsize={total}
      className="pd-root pd-comment pdb:border-b pdb:border-s-3 pdb:border-b-line pdb:pt-4 pdb:pe-5 pdb:pb-3 pdb:ps-[17px] pdb:focus-visible:-outline-offset-2"
    >
      <CommentHead comment={comment} size="head">
        <CommentMenu comment={comment} />
      </CommentHead>
      {part ? (
        <p data-slot="comment-part" className="pdb:mt-1 pdb:text-12 pdb:break-words pdb:text-ink-2">
          {part}
        </p>
      ) : null}
      {comment.is_deleted ? null : <QuoteChip comment={comment} />}
      {comment.time && !comment.is_deleted ? <MomentChip id={id} time={comment.time} end={comment.time_end} /> : null}
      {comment.drawing ? <CommentDrawing comment={comment} /> : null}
      <CommentBody comment={comment} textClass="pdb:mt-2 pdb:text-15" />
      {comment.is_deleted || !(comment.outcome ?? comment.proof) ? null : <CommentProof comment={comment} />}
      {carried && !comment.outcome ? (
        <p data-slot="comment-carried" className="pdb:mt-2 pdb:text-12 pdb:text-warning-600">
          {labels.checkRevision(comment.version)}
        </p>
      ) : null}
      {comment.response_count > 0 ? <CommentReplies comment={comment} /> : null}
      {replying ? (
        <Composer draftKey={`reply:${id}`} comment={comment} className="pdb:mt-3" />
      ) : canReply || canProcess ? (
        <Actions
          comment={comment}
          hasReply={board.hasReply(id)}
          onReply={canReply ? () => board.openReply(id) : undefined}
          onProcessedChange={canProcess ? (processed) => void board.setProcessed(id, processed) : undefined}
        />
      ) : null}
    </article>
  );
});
