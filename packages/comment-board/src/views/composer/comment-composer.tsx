import type { Quote } from '@paidang/contract/entities';
import { commentLimits } from '@paidang/contract/limits';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { CommentDraft } from '../../core';
import type { CommentBoardLabels } from '../../labels';
import { useBoardContext, useCommentBoard, useLabels } from '../../react/board-context';
import type { CommentComposerProps } from '../../react/components';
import { useCommentComposer } from '../../react/use-comment-composer';
import { Icon } from '../parts/icon';
import { ToolButton } from '../parts/tool-button';
import { ComposerFilm } from './composer-film';
import { ComposerTools } from './composer-tools';
import { useFileDrop } from './use-file-drop';

const ComposerPhotos = lazy(() => import('./composer-photos'));

/**
 * Composer for a comment, a reply or an edit. Ctrl or ⌘ + Enter sends, Enter breaks the line, neither while an input method
 * is composing; photos are added by button, paste or drop.
 */
export function CommentComposer({ draftKey = 'new', comment, className }: CommentComposerProps) {
  const { board, labels, clock, takesPhotos } = useBoardContext();
  const composer = useCommentComposer(draftKey, comment);
  const composition = useComposition();
  const messagesId = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isInUse = useIsInUse(root);
  const { draft, fieldRef } = composer;

  const submit = () => {
    if (!composer.ready) return;
    void composer.submit();
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeEnter(event, composition)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && composer.cancel) {
      event.preventDefault();
      event.stopPropagation();
      composer.cancel();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!takesPhotos) return;
    const files = [...event.clipboardData.files];
    // Office programs copy a picture along with the text: paste the text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    board.addPhotos(draftKey, files);
  };
  const dropping = useFileDrop(box, (files) => board.addPhotos(draftKey, files));

  const isEmpty = draft.message === '' && draft.photos.length === 0 && !draft.quote && !draft.drawing;

  return (
    // On a phone it is one line until it is used, to leave room for the comments.
    <div
      ref={root}
      {...useLanguageAttributes()}
      data-slot="comment-composer"
      data-state={draftKey === 'new' && isEmpty && !isInUse ? 'closed' : 'open'}
      className={cx('pd-root pdb:group/composer pdb:grid pdb:min-w-0 pdb:gap-2.5', className)}
    >
      {draft.quote ? <ComposerQuote quote={draft.quote} /> : null}
      {clock && !draftKey.startsWith('reply:') ? (
        <ComposerFilm clock={clock} draftKey={draftKey} draft={draft} comment={comment} />
      ) : null}
      <div
        ref={box}
        data-slot="comment-composer-box"
        data-state={dropping ? 'dropping' : 'idle'}
        className="pdb:rounded-control pdb:border pdb:border-line-strong pdb:bg-surface pdb:px-3 pdb:pt-2 pdb:pb-1.5 pdb:has-[textarea:focus]:border-focus pdb:has-[textarea:focus]:outline-1 pdb:has-[textarea:focus]:outline-focus pdb:data-[state=dropping]:border-dashed pdb:data-[state=dropping]:bg-sunken"
      >
        <textarea
          ref={fieldRef}
          rows={2}
          value={draft.message}
          aria-label={composer.name}
          aria-describedby={messagesId}
          placeholder={composer.placeholder}
          onChange={(event) => composer.setMessage(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...composition.handlers}
          className="pdb:block pdb:field-sizing-content pdb:max-h-60 pdb:min-h-12 pdb:handheld:group-data-[state=closed]/composer:min-h-6 pdb:w-full pdb:resize-none pdb:text-15 pdb:outline-none pdb:placeholder:text-ink-3 pdb:placeholder:opacity-100 pdb:pointer-coarse:text-16"
        />
        {draft.photos.length > 0 ? (
          <Suspense>
            <ComposerPhotos draftKey={draftKey} photos={draft.photos} />
          </Suspense>
        ) : null}
        <ComposerTools draftKey={draftKey} composer={composer} onSubmit={submit} />
      </div>
      <ComposerMessages id={messagesId} draft={draft} labels={labels} />
    </div>
  );
}

/** The quote the new comment is about. */
function ComposerQuote({ quote }: { quote: Quote }) {
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

interface ComposerMessagesProps {
  id: string;
  draft: CommentDraft;
  labels: CommentBoardLabels;
}

/** Why something was rejected, shown in the composer and announced by screen readers. */
function ComposerMessages({ id, draft, labels }: ComposerMessagesProps) {
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

/** A control that is pressed or held must not move under the finger, so it neither opens nor closes the composer. */
const heldControls = '[data-slot="comment-composer-moment"], [data-slot="comment-composer-drawing"]';

/**
 * Whether the element is in use: from the moment it gets the focus until the focus or the pointer goes elsewhere. Losing
 * the focus to nothing does not count, because Safari does not focus a button when it is pressed.
 */
function useIsInUse(root: RefObject<HTMLElement | null>): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Not `target`, which at the document is the host of a shadow root.
    const follow = (event: Event) => {
      const path = event.composedPath();
      if (path.some((part) => part instanceof Element && part.matches(heldControls))) return;
      setInUse(path.includes(element));
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [root]);
  return inUse;
}
