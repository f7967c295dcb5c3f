import { commentLimits } from '@paidang/contract/limits';
import type { CommentDraft } from '../../core';
import type { CommentBoardLabels } from '../../labels';

interface ComposerMessagesProps {
  id: string;
  draft: CommentDraft;
  labels: CommentBoardLabels;
}

/** Why something was rejected, shown in the composer and announced by screen readers. */
export function ComposerMessages({ id, draft, labels }: ComposerMessagesProps) {
  const over = draft.message.length - commentLimits.textLength;
  const messages = [draft.refusal ? labels.refusals[draft.refusal] : null, over > 0 ? labels.tooLong(over) : null];
  return (
    <div
      id={id}
      role="alert"
      data-slot="comment-composer-messages"
      className="pdb:empty:hidden pdb:text-13 pdb:text-danger-600"
    >
      {messages.filter(Boolean).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
