import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DraftKey, DraftPhoto } from '../../core';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { Icon } from '../parts/icon';

/** Object URL of a local picture, revoked when it is no longer shown. */
function usePreview(photo: DraftPhoto): string | undefined {
  const [address, setAddress] = useState<string>();
  const { file } = photo;
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file ? address : photo.image?.path;
}

const corner =
  'pdb:absolute pdb:grid pdb:size-6 pdb:place-items-center pdb:rounded-pill pdb:bg-ink pdb:text-on-ink pdb:hover:bg-ink-hover';

function ComposerPhoto({ draftKey, photo }: { draftKey: DraftKey; photo: DraftPhoto }) {
  const board = useCommentBoard();
  const labels = useLabels();
  const preview = usePreview(photo);
  const percent = Math.round(photo.progress * 100);
  return (
    <li data-slot="comment-composer-photo" data-state={photo.status} className="pdb:relative">
      <img
        src={preview}
        alt={photo.name}
        className="pdb:size-16 pdb:rounded-small pdb:border pdb:border-line pdb:bg-sunken pdb:object-cover pdb:data-[state=failed]:opacity-40"
        data-state={photo.status}
      />
      {photo.status === 'uploading' ? (
        <div
          role="progressbar"
          aria-label={labels.uploading(photo.name, percent)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="pdb:absolute pdb:inset-x-1 pdb:bottom-1 pdb:h-1.5 pdb:overflow-hidden pdb:rounded-pill pdb:bg-line"
        >
          <div className="pdb:h-full pdb:origin-left pdb:bg-ink" style={{ transform: `scaleX(${photo.progress})` }} />
        </div>
      ) : null}
      {photo.status === 'failed' && photo.file ? (
        <button
          type="button"
          aria-label={labels.retryPhoto(photo.name)}
          onClick={() => board.retryPhoto(draftKey, photo.key)}
          className={`${corner} pdb:top-5 pdb:start-5`}
        >
          <RotateCcw aria-hidden="true" size={14} strokeWidth={1.75} />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={labels.removePhoto(photo.name)}
        onClick={() => board.removePhoto(draftKey, photo.key)}
        className={`${corner} pdb:-top-2 pdb:-end-2`}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** Thumbnails of the photos attached to the comment. */
export default function ComposerPhotos({ draftKey, photos }: { draftKey: DraftKey; photos: readonly DraftPhoto[] }) {
  return (
    <ul className="pdb:mt-2 pdb:mb-2 pdb:flex pdb:flex-wrap pdb:gap-3 pdb:pt-1 pdb:pe-2">
      {photos.map((photo) => (
        <ComposerPhoto key={photo.key} draftKey={draftKey} photo={photo} />
      ))}
    </ul>
  );
}
