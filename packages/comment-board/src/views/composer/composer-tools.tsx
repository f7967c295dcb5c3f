import { commentLimits } from '@paidang/contract/limits';
import { useRef } from 'react';
import type { DraftKey } from '../../core';
import { useBoardContext } from '../../react/board-context';
import type { CommentComposerModel } from '../../react/use-comment-composer';
import { Icon } from '../parts/icon';
import { TextButton } from '../parts/text-button';
import { ToolButton } from '../parts/tool-button';

const accept = commentLimits.photoExtensions.map((extension) => `.${extension}`).join(',');

interface ComposerToolsProps {
  draftKey: DraftKey;
  composer: CommentComposerModel;
  onSubmit: () => void;
}

/** Photo button and send button below the text, the latter with the seconds until sending is allowed. */
export function ComposerTools({ draftKey, composer, onSubmit }: ComposerToolsProps) {
  const { labels, takesPhotos } = useBoardContext();
  const waiting = composer.filled && composer.wait > 0;
  return (
    <div className="pdb:-mx-1.5 pdb:mt-1 pdb:flex pdb:flex-wrap pdb:items-center pdb:gap-0.5 pdb:handheld:group-data-[state=closed]/composer:hidden">
      {takesPhotos ? <PhotoButton draftKey={draftKey} /> : null}
      <span className="pdb:ms-auto pdb:flex pdb:gap-1">
        {composer.cancel ? <TextButton onClick={composer.cancel}>{labels.cancel}</TextButton> : null}
        <TextButton
          variant={composer.filled ? 'ink' : 'line'}
          off={!composer.ready}
          onClick={onSubmit}
          className="pdb:tabular-nums"
        >
          {waiting ? labels.sendIn(composer.wait) : composer.action}
        </TextButton>
      </span>
    </div>
  );
}

/** Opens the file chooser for photos, with a hint of how many and which are allowed. */
function PhotoButton({ draftKey }: Pick<ComposerToolsProps, 'draftKey'>) {
  const { board, labels } = useBoardContext();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={(event) => {
          board.addPhotos(draftKey, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <ToolButton label={labels.addPhotos} onClick={() => input.current?.click()}>
        <Icon name="photo" />
      </ToolButton>
      <span className="pdb:text-12 pdb:text-ink-3">{labels.photoHint}</span>
    </>
  );
}
