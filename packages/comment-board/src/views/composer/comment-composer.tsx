import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react';
import { useBoardContext } from '../../react/board-context';
import type { CommentComposerProps } from '../../react/components';
import { useCommentComposer } from '../../react/use-comment-composer';
import { ComposerFilm } from './composer-film';
import { ComposerMessages } from './composer-messages';
import { ComposerQuote } from './composer-quote';
import { ComposerTools } from './composer-tools';
import { useFileDrop } from './use-file-drop';
import { useIsInUse } from './use-is-in-use';

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
