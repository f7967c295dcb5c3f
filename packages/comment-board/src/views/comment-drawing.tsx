import { secondsOf } from '@paidang/contract/rules';
import type { BoardComment } from '../core';
import { useBoardContext } from '../react/board-context';

/** A drawing on its frame; pressing it seeks the film there. */
export function CommentDrawing({ comment }: { comment: BoardComment }) {
  const { board, labels, clock, drawings } = useBoardContext();
  const { drawing, time, message_id: id } = comment;
  if (!drawing || !drawings) return null;
  const { Picture, describe } = drawings;
  const look = 'pdb:mt-2.5 pdb:block pdb:w-40 pdb:max-w-full pdb:overflow-hidden pdb:rounded-small pdb:bg-film';
  if (!clock || !time) {
    return (
      <span data-slot="comment-drawing" className={look}>
        <Picture drawing={drawing} />
      </span>
    );
  }
  return (
    <button
      type="button"
      data-slot="comment-drawing"
      aria-label={labels.goToDrawing(describe(drawing))}
      onClick={() => {
        board.activate(id, 'list');
        clock.goTo(secondsOf(time));
      }}
      className={look}
    >
      <Picture drawing={drawing} />
    </button>
  );
}
