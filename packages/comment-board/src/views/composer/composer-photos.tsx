import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DraftKey, DraftPhoto } from '../../core';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { Icon } from '../parts/icon';

/** Address of a picture on this machine, given back when it is no longer shown. */
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
  'pd:absolute pd:grid pd:size-6 pd:place-items-center pd:rounded-pill pd:bg-ink pd:text-on-ink pd:hover:bg-ink-hover';

function ComposerPhoto({ draftKey, photo }: { draftKey: DraftKey; photo: DraftPhoto }) {
  const board = useCommentBoard();
  const labels = useLabels();
  const preview = usePreview(photo);
  const percent = Math.round(photo.progress * 100);
  return (
    <li data-slot="comment-composer-photo" data-state={photo.status} className="pd:relative">
      <img
        src={preview}
        alt={photo.name}
        className="pd:size-16 pd:rounded-[6px] pd:border pd:border-line pd:bg-sunken pd:object-cover pd:data-[state=failed]:opacity-40"
        data-state={photo.status}
      />
      {photo.status === 'uploading' ? (
        <div
          role="progressbar"
          aria-label={labels.uploading(photo.name, percent)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="pd:absolute pd:inset-x-1 pd:bottom-1 pd:h-1.5 pd:overflow-hidden pd:rounded-pill pd:bg-line"
        >
          <div className="pd:h-full pd:origin-left pd:bg-ink" style={{ transform: `scaleX(${photo.progress})` }} />
        </div>
      ) : null}
      {photo.status === 'failed' && photo.file ? (
        <button
          type="button"
          aria-label={labels.retryPhoto(photo.name)}
          onClick={() => board.retryPhoto(draftKey, photo.key)}
          className={`${corner} pd:top-5 pd:left-5`}
        >
          <RotateCcw aria-hidden="true" size={14} strokeWidth={1.75} />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={labels.removePhoto(photo.name)}
        onClick={() => board.removePhoto(draftKey, photo.key)}
        className={`${corner} pd:-top-2 pd:-right-2`}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** Thumbnails of the photos that will go with the comment. */
export default function ComposerPhotos({ draftKey, photos }: { draftKey: DraftKey; photos: readonly DraftPhoto[] }) {
  return (
    <ul className="pd:mt-2 pd:mb-2 pd:flex pd:flex-wrap pd:gap-3 pd:pt-1 pd:pr-2">
      {photos.map((photo) => (
        <ComposerPhoto key={photo.key} draftKey={draftKey} photo={photo} />
      ))}
    </ul>
  );
}
