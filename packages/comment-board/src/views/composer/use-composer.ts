import type { BoardComment, CommentDraft, DraftKey } from '../../core';
import { emptyDraft, hasContent, isChanged, isSendable } from '../../core';
import { useBoardContext, useCommentBoardState } from '../../react/board-context';
import { useSecondsUntil } from '../../react/use-seconds-until';

export interface ComposerModel {
  draft: CommentDraft;
  /** There is something to send: the button turns ink. */
  filled: boolean;
  /** Pressing it does something now. */
  ready: boolean;
  /** Seconds of the throttle that are left. */
  wait: number;
  name: string;
  placeholder: string;
  action: string;
  submit: () => Promise<boolean>;
  /** Absent where there is nothing to go back to. */
  cancel: (() => void) | undefined;
}

/** What differs between the composers of new comments, replies and edits. */
export function useComposer(draftKey: DraftKey, comment: BoardComment | undefined): ComposerModel {
  const { board, labels } = useBoardContext();
  const draft = useCommentBoardState((state) => state.drafts[draftKey] ?? emptyDraft);
  const nextSendAt = useCommentBoardState((state) => state.nextSendAt);
  const seconds = useSecondsUntil(nextSendAt);
  const filled = hasContent(draft);

  if (comment && draftKey.startsWith('edit:')) {
    const id = comment.message_id;
    const changed = isChanged(draft, comment);
    return {
      draft,
      filled: filled && changed,
      ready: isSendable(draft) && changed,
      wait: 0,
      name: labels.composeEdit,
      placeholder: labels.placeholder,
      action: labels.save,
      submit: () => board.saveEdit(id),
      cancel: () => board.cancelEdit(id),
    };
  }
  const shared = { draft, filled, ready: isSendable(draft) && seconds === 0, wait: seconds };
  if (comment) {
    return {
      ...shared,
      name: labels.composeReply(comment.created_by),
      placeholder: labels.replyPlaceholder,
      action: labels.sendReply,
      submit: () => board.send(comment.message_id),
      cancel: board.closeReply,
    };
  }
  return {
    ...shared,
    name: labels.compose,
    placeholder: labels.placeholder,
    action: labels.send,
    submit: () => board.send(),
    cancel: undefined,
  };
}
