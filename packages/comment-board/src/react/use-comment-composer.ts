import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardComment, CommentDraft, DraftKey } from '../core';
import { emptyDraft, hasContent, isChanged, isSendable } from '../core';
import { useBoardContext, useCommentBoardState } from './board-context';

/** Return value of `useCommentComposer`: the draft and its commands. */
export interface CommentComposerModel {
  draft: CommentDraft;
  setMessage: (message: string) => void;
  /** Ref for the field: focuses it for a reply or an edit, and for new comments when text is quoted. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** There is content to send: the button is filled. */
  filled: boolean;
  /** The comment can be sent now. */
  ready: boolean;
  /** Seconds until the next comment may be sent. */
  wait: number;
  /** The accessible name of the field. */
  name: string;
  placeholder: string;
  /** Label of the send button. */
  action: string;
  submit: () => Promise<boolean>;
  /** Absent if there is nothing to cancel. */
  cancel: (() => void) | undefined;
}

/** Focuses the field of a composer when requested. */
function useComposerField(draftKey: DraftKey): RefObject<HTMLTextAreaElement | null> {
  const { stage } = useBoardContext();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const node = field.current;
    if (!node) return;
    if (draftKey !== 'new') {
      node.focus();
      node.setSelectionRange(node.value.length, node.value.length);
      return;
    }
    stage.composer = node;
    if (stage.composerWanted) node.focus();
    stage.composerWanted = false;
    return () => {
      stage.composer = null;
    };
  }, [draftKey, stage]);
  return field;
}

/**
 * A headless composer, for your own field.
 *
 * @param comment The comment being replied to or edited; none for a new comment.
 * @example const { draft, setMessage, submit, ready, fieldRef } = useCommentComposer('new');
 */
export function useCommentComposer(draftKey: DraftKey, comment?: BoardComment): CommentComposerModel {
  const { board, labels } = useBoardContext();
  const fieldRef = useComposerField(draftKey);
  const draft = useCommentBoardState((state) => state.drafts[draftKey] ?? emptyDraft);
  const nextSendAt = useCommentBoardState((state) => state.nextSendAt);
  const seconds = useSecondsUntil(nextSendAt);
  const filled = hasContent(draft);
  const setMessage = (message: string) => board.setMessage(draftKey, message);
  const field = { draft, setMessage, fieldRef };

  if (comment && draftKey.startsWith('edit:')) {
    const id = comment.message_id;
    const changed = isChanged(draft, comment);
    return {
      ...field,
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
  const shared = { ...field, filled, ready: isSendable(draft) && seconds === 0, wait: seconds };
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

const secondsLeft = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a time (ms since 1970), counted down to 0. */
function useSecondsUntil(moment: number): number {
  const [, countTick] = useState(0);
  const seconds = secondsLeft(moment);
  useEffect(() => {
    const remaining = moment - Date.now();
    if (remaining <= 0) return;
    const timer = setTimeout(() => countTick((count) => count + 1), remaining - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
  }, [moment, seconds]);
  return seconds;
}
