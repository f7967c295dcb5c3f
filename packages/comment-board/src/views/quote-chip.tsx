import type { BoardComment } from '../core';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';

interface QuoteChipProps {
  comment: BoardComment;
}

/** The quoted words: goes to their place, or says that they are no longer in the document. */
export function QuoteChip({ comment }: QuoteChipProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const anchor = useCommentBoardState((state) => state.anchors[comment.message_id]);
  if (!comment.quote) return null;
  const words = comment.quote.selectedText;
  const look =
    'pd:mt-2.5 pd:block pd:w-full pd:border-l-2 pd:border-line-strong pd:py-0.5 pd:pl-2.5 pd:text-left pd:text-13 pd:text-ink-2';
  if (anchor === 'found') {
    return (
      <button
        type="button"
        data-slot="comment-quote"
        data-state="found"
        aria-label={labels.goToQuote(words)}
        onClick={() => board.activate(comment.message_id, 'list')}
        className={`${look} pd:hover:border-ink pd:hover:text-ink`}
      >
        <span className="pd:line-clamp-2">{words}</span>
      </button>
    );
  }
  return (
    <blockquote data-slot="comment-quote" data-state={anchor ?? 'unknown'} className={look}>
      <span className="pd:line-clamp-2">{words}</span>
      {anchor === 'orphan' ? (
        <span data-slot="comment-orphan" className="pd:text-12 pd:text-warning-600">
          {labels.orphan}
        </span>
      ) : null}
    </blockquote>
  );
}
