import type { Quote } from '@paidang/contract/entities';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { Icon } from '../parts/icon';
import { ToolButton } from '../parts/tool-button';

/** The place of the document the new comment is about. */
export function ComposerQuote({ quote }: { quote: Quote }) {
  const board = useCommentBoard();
  const labels = useLabels();
  return (
    <div
      data-slot="comment-composer-quote"
      className="pd:flex pd:min-w-0 pd:items-center pd:gap-2 pd:rounded-r-[6px] pd:border-l-2 pd:border-line-strong pd:bg-sunken pd:pl-2.5 pd:text-13 pd:text-ink-2"
    >
      <span className="pd:min-w-0 pd:flex-1 pd:truncate">{quote.selectedText}</span>
      <ToolButton label={labels.removeQuote} onClick={() => board.setQuote(null)}>
        <Icon name="close" />
      </ToolButton>
    </div>
  );
}
