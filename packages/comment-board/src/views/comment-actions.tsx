import { useLabels } from '../react/board-context';
import type { CommentActionsProps } from '../react/components';
import { Icon } from './parts/icon';
import { ProcessedCheck } from './parts/processed-check';
import { TextButton } from './parts/text-button';

/** Buttons below a thread: reply, mark as processed. */
export function CommentActions({ comment, hasReply, onReply, onProcessedChange }: CommentActionsProps) {
  const labels = useLabels();
  return (
    <div className="pdb:mt-2 pdb:-ms-3 pdb:flex pdb:items-center pdb:gap-1">
      {onReply ? (
        <TextButton icon={<Icon name="reply" />} onClick={onReply}>
          {hasReply ? labels.replyDraft : labels.reply}
        </TextButton>
      ) : null}
      {onProcessedChange ? (
        <ProcessedCheck checked={comment.is_processed} label={labels.processed} onChange={onProcessedChange} />
      ) : null}
    </div>
  );
}
