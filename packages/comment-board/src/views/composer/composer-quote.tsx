import type { Quote } from '@paidang/contract/entities';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { Icon } from '../parts/icon';
import { ToolButton } from '../parts/tool-button';

/** The quote the new comment is about. */
export function ComposerQuote({ quote }: { quote: Quote }) {
  const board = useCommentBoard();
  const labels = useLabels();
  return (
    <div
      data-slot="comment-composer-quote"
      className="pdb:flex pdb:min-w-0 pdb:items-center pdb:gap-2 pdb:rounded-e-small pdb:border-s-2 pdb:border-line-strong pdb:bg-sunken pdb:ps-2.5 pdb:text-13 pdb:text-ink-2"
    >
      {quote.point ? <Icon name="point" className="pdb:shrink-0" /> : null}
      <span className="pdb:min-w-0 pdb:flex-1 pdb:truncate">
        {quote.selectedText}
        {quote.point ? <span className="pdb:sr-only">{labels.onPicture}</span> : null}
      </span>
      <ToolButton label={labels.removeQuote} onClick={() => board.setQuote(null)}>
        <Icon name="close" />
      </ToolButton>
    </div>
  );
}
