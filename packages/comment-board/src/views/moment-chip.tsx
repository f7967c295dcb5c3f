import type { CommentTime } from '@paidang/contract/entities';
import { momentText, secondsOf } from '../core';
import { useBoardContext } from '../react/board-context';

/** Look of a moment of the film, here and in the composer. */
export const momentLook =
  'pdb:rounded-[5px] pdb:border pdb:border-line-strong pdb:bg-surface pdb:px-2 pdb:font-mono pdb:text-12 pdb:leading-5 pdb:tabular-nums';

interface MomentChipProps {
  /** The comment it stands on. */
  id: string;
  time: CommentTime;
}

/** The moment a comment speaks of; shows the film there. */
export function MomentChip({ id, time }: MomentChipProps) {
  const { board, labels, clock } = useBoardContext();
  const text = momentText(time);
  if (!clock) return <span className={`${momentLook} pdb:mt-2.5 pdb:inline-block`}>{text}</span>;
  return (
    <button
      type="button"
      data-slot="comment-moment"
      aria-label={labels.goToMoment(text)}
      onClick={() => {
        board.activate(id, 'list');
        clock.goTo(secondsOf(time));
      }}
      className={`${momentLook} pdb:mt-2.5 pdb:block pdb:min-h-6 pdb:hover:border-ink pdb:pointer-coarse:min-h-11`}
    >
      {text}
    </button>
  );
}
