import type { CommentTime } from '@paidang/contract/entities';
import { frameText, secondsOf } from '@paidang/contract/rules';
import { useSyncExternalStore } from 'react';
import { useBoardContext, useCommentBoardState } from '../react/board-context';

/** Classes of a moment of the film, here and in the composer. */
export const momentLook =
  'pdb:rounded-[calc(var(--pd-corner-small)-1px)] pdb:border pdb:border-line-strong pdb:bg-surface pdb:px-2 pdb:font-mono pdb:text-12 pdb:leading-5 pdb:tabular-nums';

const noRate = () => null;
const never = () => () => undefined;

interface MomentChipProps {
  /** The comment it belongs to. */
  id: string;
  time: CommentTime;
  end: CommentTime | null | undefined;
}

/** The moment or range of the film a comment refers to; seeks there when pressed. */
export function MomentChip({ id, time, end }: MomentChipProps) {
  const { board, labels, clock } = useBoardContext();
  const rateOf = clock?.rate ?? noRate;
  const rate = useSyncExternalStore(clock?.subscribe ?? never, rateOf, rateOf);
  const text = frameText(time, end, rate);
  const number = useCommentBoardState((state) => state.timed.findIndex((one) => one.message_id === id) + 1);
  return (
    <div className="pdb:mt-2.5 pdb:flex pdb:items-center pdb:gap-2">
      {number > 0 ? (
        <span data-slot="comment-number" aria-hidden="true" className="pd-comment-number">
          {number}
        </span>
      ) : null}
      {clock ? (
        <button
          type="button"
          data-slot="comment-moment"
          aria-label={labels.goToMoment(text)}
          onClick={() => {
            board.activate(id, 'list');
            clock.goTo(secondsOf(time));
          }}
          className={`${momentLook} pdb:min-h-6 pdb:hover:border-ink pdb:pointer-coarse:min-h-11`}
        >
          {text}
        </button>
      ) : (
        <span className={momentLook}>{text}</span>
      )}
    </div>
  );
}
