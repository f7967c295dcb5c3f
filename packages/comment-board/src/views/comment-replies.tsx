import { useEffect, useState } from 'react';
import type { BoardComment } from '../core';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';
import { CommentBody } from './comment-body';
import { CommentHead } from './comment-head';
import { CommentMenu } from './comment-menu';
import { PersonPicture } from './parts/person-picture';
import { TextButton } from './parts/text-button';

const SHOWN = 3;

interface CommentRepliesProps {
  comment: BoardComment;
}

/** The replies to a comment, fetched while it is on screen; if there are many, the last three and a button for the others. */
export function CommentReplies({ comment }: CommentRepliesProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const id = comment.message_id;
  const thread = useCommentBoardState((state) => state.threads[id]);
  const [all, setAll] = useState(false);
  useEffect(() => board.watchReplies(id), [board, id]);

  if (thread?.status === 'failed') {
    return (
      <TextButton className="pdb:mt-2" onClick={() => void board.loadReplies(id)}>
        {labels.replies(comment.response_count)}，{labels.retry}
      </TextButton>
    );
  }
  if (thread?.status !== 'ready') {
    return <p className="pdb:mt-3 pdb:text-12 pdb:text-ink-3">{labels.replies(comment.response_count)}</p>;
  }
  const hidden = all ? 0 : Math.max(0, thread.replies.length - SHOWN);
  return (
    <>
      {hidden > 0 ? (
        <TextButton className="pdb:mt-2 pdb:-ms-3" onClick={() => setAll(true)}>
          {labels.earlierReplies(hidden)}
        </TextButton>
      ) : null}
      <ul data-slot="comment-replies" aria-label={labels.replies(thread.replies.length)}>
        {thread.replies.slice(hidden).map((reply) => (
          <li
            key={reply.message_id}
            data-slot="comment-reply"
            data-state={reply.pending ? 'pending' : 'saved'}
            className="pdb:mt-3 pdb:flex pdb:gap-2.5 pdb:border-t pdb:border-line pdb:pt-3"
          >
            <PersonPicture name={reply.created_by} src={reply.avatar} size={24} />
            <div className="pdb:min-w-0 pdb:flex-1">
              <CommentHead comment={reply} size="reply">
                <CommentMenu comment={reply} />
              </CommentHead>
              <CommentBody comment={reply} textClass="pdb:mt-0.5 pdb:text-14" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
