import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { TextButton } from './parts/text-button';

/** How many comments of earlier versions are left to check, and a button to the first of them. */
export function ProofBar() {
  const { board, labels, permissions } = useBoardContext();
  const unproven = useCommentBoardState((state) => state.unproven);
  const [first] = unproven;
  if (!first || !permissions.canProcess(first)) return null;
  const words = labels.outcome;
  return (
    <div
      data-slot="comment-proof-bar"
      className="pdb:flex pdb:shrink-0 pdb:flex-wrap pdb:items-center pdb:gap-x-3 pdb:border-b pdb:border-line pdb:bg-warning-50 pdb:px-5 pdb:py-1.5 pdb:max-sm:py-0"
    >
      <p className="pdb:min-w-0 pdb:flex-1 pdb:text-13">
        <span>{words.toCheck(unproven.length)}</span>
        <span className="pdb:block pdb:text-12 pdb:text-ink-2 pdb:pointer-coarse:hidden">{words.keys}</span>
      </p>
      <TextButton onClick={() => board.activate(first.message_id, 'document')}>{words.start}</TextButton>
    </div>
  );
}
