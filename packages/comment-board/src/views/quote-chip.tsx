import type { BoardComment } from '../core';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';

interface QuoteChipProps {
  comment: BoardComment;
}

/** The quoted text: a button that scrolls to it, or a note that the document no longer contains it. */
export function QuoteChip({ comment }: QuoteChipProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const id = comment.message_id;
  const anchor = useCommentBoardState((state) => state.anchors[id]);
  const number = useCommentBoardState((state) => state.pinned.findIndex((one) => one.message_id === id) + 1);
  if (!comment.quote) return null;
  const words = comment.quote.selectedText;
  const look =
    'pdb:mt-2.5 pdb:block pdb:w-full pdb:border-s-2 pdb:border-line-strong pdb:py-0.5 pdb:ps-2.5 pdb:text-start pdb:text-13 pdb:text-ink-2';
  if (anchor === 'found') {
    return (
      <button
        type="button"
        data-slot="comment-quote"
        data-state="found"
        aria-label={labels.goToQuote(words)}
        onClick={() => board.activate(id, 'list')}
        className={`${look} pdb:hover:border-ink pdb:hover:text-ink`}
      >
        <Words words={words} number={number} />
      </button>
    );
  }
  return (
    <blockquote data-slot="comment-quote" data-state={anchor ?? 'unknown'} className={look}>
      <Words words={words} number={number} />
      {anchor === 'orphan' ? (
        <span data-slot="comment-orphan" className="pdb:text-12 pdb:text-warning-600">
          {labels.orphan}
        </span>
      ) : null}
    </blockquote>
  );
}

/** The quoted text; for a point of a picture, with its number. */
function Words({ words, number }: { words: string; number: number }) {
  const text = <span className="pdb:line-clamp-2">{words}</span>;
  if (number === 0) return text;
  return (
    <span className="pdb:flex pdb:items-start pdb:gap-2">
      <span data-slot="comment-number" aria-hidden="true" className="pd-comment-number">
        {number}
      </span>
      {text}
    </span>
  );
}
